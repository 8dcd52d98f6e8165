import {
  AddinInternalService,
  AppRuntimePersistenceService,
  AppRuntimeService,
} from "./addinServices";
import type { AddinState } from "./addinServices";
import { type CommonApi, createCommonApi } from "./commonApi";
import { type CustomFunctions, createCustomFunctions, type Entry } from "./customFunctions";
import { createFaults, type Faults } from "./faults";
import type { Grid } from "./grid";
import { guardedGrid } from "./guardedGrid";
import { Model } from "./objectModel/model";
import { Workbook } from "./objectModel/workbook";
import { Worksheets } from "./objectModel/worksheets";
import type { RequestBody, ResponseBody } from "./protocol";
import type { Surroundings } from "./surroundings";
import { seesResults } from "./requestNames";
import { createRichApi, isForService, type RichApi } from "./richApi";

/** A loaded page of the add-in and its way to the host. */
export interface Connection {
  /** Answers a request; `flags` are those office.js posts beside it. */
  answer(request: RequestBody, flags?: number): Promise<ResponseBody>;
}

/** Excel's part in front of an add-in. */
export interface Host {
  /** The add-in's page loads (again): what it is sent goes to `deliver` from now on. */
  connect(deliver: (entries: readonly Entry[]) => void): Connection;
  readonly functions: CustomFunctions;
  readonly model: Model;
  readonly richApi: RichApi;
  /** The values of `Office.context.document.settings`, as text. */
  readonly documentSettings: Map<string, string>;
  readonly commonApi: CommonApi;
  readonly addin: Readonly<AddinState>;
  /** Failures on purpose, for tests. */
  readonly faults: Faults;
  /** Runs a command of the ribbon, by the name given to `Office.actions.associate`. */
  runAction(name: string): void;
}

/** What the page around the host is and does; without it the host is Excel in English alone. */
export interface HostOptions extends Partial<Omit<Surroundings, "functionsAtWork">> {
  /** Called when the add-in shows or hides its pane. */
  readonly paneChanged?: (state: AddinState["paneState"]) => void;
}

const EVENT_CATEGORY = 65_536;
const VISIBILITY_CHANGED = 65_539;
const ACTION_CATEGORY = 2;
const RUN_ACTION = 1000;

export function createHost(grid: Grid, options: HostOptions = {}): Host {
  let deliver: (entries: readonly Entry[]) => void = () => {};
  const addin: AddinState = { paneState: "Visible" };

  const post = (entries: readonly Entry[]) => {
    const to = deliver;
    queueMicrotask(() => to(entries));
  };
  const postEvent = (type: number, target: string, payload: object) =>
    post([[EVENT_CATEGORY, type, target, JSON.stringify(payload)]]);
  const paneChanged = () => {
    const visibility = addin.paneState === "Visible" ? "Visible" : "Hidden";
    postEvent(VISIBILITY_CHANGED, "", { visibility });
    options.paneChanged?.(addin.paneState);
  };

  const functions = createCustomFunctions(post);
  const model = new Model(guardedGrid(grid), postEvent, {
    locale: "en-US",
    ...options,
    functionsAtWork: () => functions.pending(),
  });
  const richApi = createRichApi(new Workbook(model), {
    "Microsoft.ExcelServices.CustomFunctions": functions.service,
    "Microsoft.InternalService.AddinInternalService": new AddinInternalService(),
    "Microsoft.AppRuntime.AppRuntimeService": new AppRuntimeService(addin, paneChanged),
    "Microsoft.AppRuntime.AppRuntimePersistenceService": new AppRuntimePersistenceService(model),
  });

  const faults = createFaults((name) => new Worksheets(model).GetItem(name).Delete());

  // Requests on the workbook run one after the other, each whole. The functions' runtime is answered
  // at once: its pace follows the time an answer takes.
  let lastRequest = Promise.resolve();
  const answer = async (request: RequestBody, flags = 0) => {
    if (isForService(request)) return richApi.process(request, async () => {});
    await faults.mayStart(flags);
    const carriedOut = lastRequest.then(() => carryOut(request, flags));
    lastRequest = carriedOut.then(() => {});
    const { response, mayBeAnswered } = await carriedOut;
    await mayBeAnswered;
    return response;
  };
  async function carryOut(request: RequestBody, flags: number) {
    const admission = faults.admit(request, flags);
    const { Actions, ObjectPaths } = request;
    const response = await richApi.process(request, async (index) => {
      if (seesResults(Actions[index]!, ObjectPaths)) await grid.settled();
      admission.before(index);
    });
    model.requestDone();
    return { response, mayBeAnswered: admission.done(response.Error?.Code) };
  }

  return {
    connect(to) {
      deliver = to;
      functions.restart();
      return { answer };
    },
    functions,
    model,
    richApi,
    documentSettings: new Map(),
    commonApi: createCommonApi(grid, model),
    addin,
    faults,
    runAction: (name) => post([[ACTION_CATEGORY, RUN_ACTION, "", JSON.stringify([name, "{}"])]]),
  };
}
