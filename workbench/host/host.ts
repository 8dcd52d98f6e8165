import {
  AddinInternalService,
  AppRuntimePersistenceService,
  AppRuntimeService,
} from "./addinServices";
import type { AddinState } from "./addinServices";
import { type CustomFunctions, createCustomFunctions, type Entry } from "./customFunctions";
import type { Grid } from "./grid";
import { Model } from "./objectModel/model";
import { Workbook } from "./objectModel/workbook";
import type { RequestBody } from "./protocol";
import { createRichApi, isForService, type RichApi } from "./richApi";

/** What stands as `_richApiNativeBridge` on the add-in's window; office.js puts the second in. */
export interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost?: (text: string) => void;
}

/** Excel's part in front of an add-in. */
export interface Host {
  /** The add-in's page is about to load (again): the bridge for its window. */
  connect(): NativeBridge;
  readonly functions: CustomFunctions;
  readonly model: Model;
  readonly richApi: RichApi;
  /** The values of `Office.context.document.settings`, as text. */
  readonly documentSettings: Map<string, string>;
  readonly addin: Readonly<AddinState>;
  /** Runs a command of the ribbon, by the name given to `Office.actions.associate`. */
  runAction(name: string): void;
}

export interface HostOptions {
  /** Called when the add-in shows or hides its pane. */
  readonly paneChanged?: (state: AddinState["paneState"]) => void;
}

const MessageType = { Request: 1, Response: 2, Events: 3 } as const;
const EVENT_CATEGORY = 65_536;
const VISIBILITY_CHANGED = 65_539;
const ACTION_CATEGORY = 2;
const RUN_ACTION = 1000;

interface RequestMessage {
  readonly id: number;
  readonly type: number;
  readonly message: { readonly body: string | RequestBody };
}

export function createHost(grid: Grid, options: HostOptions = {}): Host {
  let bridge: NativeBridge | undefined;
  const addin: AddinState = { paneState: "Visible", startState: "Inactive" };

  const post = (entries: readonly Entry[]) => {
    const named = entries.map(([messageCategory, messageType, targetId, message]) => ({
      messageCategory,
      messageType,
      targetId,
      message,
    }));
    const text = JSON.stringify({ type: MessageType.Events, message: { entries: named } });
    const to = bridge;
    queueMicrotask(() => to?.onMessageFromHost?.(text));
  };
  const postEvent = (type: number, target: string, payload: object) =>
    post([[EVENT_CATEGORY, type, target, JSON.stringify(payload)]]);
  const paneChanged = () => {
    const visibility = addin.paneState === "Visible" ? "Visible" : "Hidden";
    postEvent(VISIBILITY_CHANGED, "", { visibility });
    options.paneChanged?.(addin.paneState);
  };

  const model = new Model(grid, postEvent);
  const functions = createCustomFunctions(post);
  const richApi = createRichApi(new Workbook(model), {
    "Microsoft.ExcelServices.CustomFunctions": functions.service,
    "Microsoft.InternalService.AddinInternalService": new AddinInternalService(),
    "Microsoft.AppRuntime.AppRuntimeService": new AppRuntimeService(addin, paneChanged),
    "Microsoft.AppRuntime.AppRuntimePersistenceService": new AppRuntimePersistenceService(addin),
  });

  // Requests on the workbook run one after the other, each whole. The functions' runtime is answered
  // at once: its pace follows the time an answer takes.
  let lastRequest = Promise.resolve();
  const answer = (request: RequestBody) => {
    if (isForService(request)) return richApi.process(request, async () => {});
    const answered = lastRequest.then(() => richApi.process(request, () => grid.settled()));
    lastRequest = answered.then(() => {});
    return answered;
  };

  async function receive(text: string, from: NativeBridge): Promise<void> {
    const { id, type, message } = JSON.parse(text) as RequestMessage;
    if (type !== MessageType.Request) return;
    const { body } = message;
    const request = typeof body === "string" ? (JSON.parse(body) as RequestBody) : body;
    const response = JSON.stringify(await answer(request));
    const reply = { statusCode: 200, headers: {}, body: response };
    from.onMessageFromHost?.(JSON.stringify({ id, type: MessageType.Response, message: reply }));
  }

  return {
    connect() {
      const added: NativeBridge = {
        sendMessageToHost: (text) => void receive(text, added),
      };
      bridge = added;
      functions.restart();
      return added;
    },
    functions,
    model,
    richApi,
    documentSettings: new Map(),
    addin,
    runAction: (name) => post([[ACTION_CATEGORY, RUN_ACTION, "", JSON.stringify([name, "{}"])]]),
  };
}
