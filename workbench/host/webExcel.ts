import type { BootOptions } from "./boot";
import {
  Coercion,
  type CommonAnswer,
  type CommonApi,
  CommonCall,
  type CommonValue,
} from "./commonApi";
import {
  COMMAND_INVOKED,
  DOCUMENT_NAME,
  HOST_VERSION,
  NOT_SUPPORTED,
  requirementMatrix,
  SHOWN_AS_TASK_PANE,
  WITH_SHARED_RUNTIME_AND_FUNCTIONS,
} from "./excelVersion";
import type { Connection, Host } from "./host";
import type { RequestBody } from "./protocol";

/** Excel's part around a frame: office.js talks with it by messages between two windows. */
export interface WebExcel {
  /** The name the frame has before the add-in's page loads. By it office.js finds its host. */
  readonly frameName: string;
  /** Takes a message of the add-in's page. */
  receive(text: string): void;
}

const MessageType = { Request: 0, Response: 1 } as const;
const ActionType = { Invoke: 0, RegisterEvent: 1, UnregisterEvent: 2 } as const;
const ResponseType = { Answer: 0, Event: 1 } as const;

/** The calls of office.js' common API that are answered, by its numbers. */
const Call = { LoadSettings: 75, SaveSettings: 76, ProcessQuery: 93 } as const;
const FileKey = { FileType: 0, SliceSize: 1, Handle: 2, SliceIndex: 3 } as const;
const HOST_EVENTS = 33;

const EXCEL_ON_THE_WEB = 16;
const READ_WRITE = 1;
const TASK_PANE = 1;
const VERSION = 1;

interface Message {
  readonly _messageType: number;
  readonly _actionType: number;
  readonly _actionName: string;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data: unknown;
}

interface CallData {
  readonly DdaMethod: { readonly DispatchId: number };
  /** A request: custom data, method, path, headers, body, permission, flags, ... */
  readonly ArrayData?: readonly unknown[];
  /** What Windows has by number the web has by name: "text", "matrix", "formatted". */
  readonly DdaGetBindingData?: { readonly CoerceType?: string; readonly ValueFormat?: string };
  /** A text comes as the one cell of a matrix. */
  readonly DdaSetBindingData?: { readonly CoerceType?: string; readonly Data?: unknown[][] };
  /** What calls on the workbook's file say, by `FileKey`. */
  readonly [fileKey: number]: unknown;
  readonly DdaSettingsMethod?: { readonly Properties?: readonly (readonly [string, string])[] };
}

/**
 * Plays Excel on the web around an add-in's page, which stays as it is. office.js takes only a host
 * on https, of Microsoft's or of the page's own host name.
 *
 * @param origin Where the page around the frame comes from: `https://localhost:3001`.
 * @param send Posts a text to the frame.
 * @param options The theme is not told: this office.js gives its add-in none on the web.
 */
export function webExcel(
  host: Host,
  origin: string,
  send: (text: string) => void,
  options: Pick<BootOptions, "locale"> = {}
): WebExcel {
  const { locale = "en-US" } = options;
  // office.js keeps settings for the time of a tab under this id, and would prefer an older one's.
  const addin = crypto.randomUUID();
  const conversation = crypto.randomUUID();
  let connection: Connection | undefined;
  let listener: Message | undefined;
  let sliceSize = 0;

  function post(to: Message, data: unknown, responseType: number): void {
    send(
      JSON.stringify({
        _messageType: MessageType.Response,
        _actionName: to._actionName,
        _conversationId: to._conversationId,
        _correlationId: to._correlationId,
        _origin: origin,
        _errorCode: 0,
        _responseType: responseType,
        _data: data,
      })
    );
  }

  function answer(message: Message): unknown {
    if (message._actionType === ActionType.Invoke) return invoke(message);
    const { eventDispId } = message._data as { eventDispId: number };
    if (eventDispId === COMMAND_INVOKED) return { Error: 0 };
    const registers = message._actionType === ActionType.RegisterEvent;
    if (!registers) host.commonApi.forget(eventDispId);
    else if (host.commonApi.listen(eventDispId, () => post(message, {}, ResponseType.Event)))
      return { Error: 0 };
    if (eventDispId !== HOST_EVENTS) return refuse(`event ${eventDispId}`);
    listener = message._actionType === ActionType.RegisterEvent ? message : undefined;
    return { Error: 0 };
  }

  function invoke({ _actionName, _data }: Message): unknown {
    switch (_actionName) {
      case "ContextActivationManager_getAppContextAsync":
        return start();
      case "ContextActivationManager_notifyHost":
        return {}; // where the keyboard's focus is, and that the page is ready
      case "executeMethod":
        return call(_data as CallData);
      default:
        return refuse(_actionName);
    }
  }

  /** The page has loaded (again). */
  function start(): object {
    listener = undefined;
    connection = host.connect((entries) => {
      if (listener) post(listener, { ArrayData: entries }, ResponseType.Event);
    });
    return {
      _id: addin,
      _appName: EXCEL_ON_THE_WEB,
      _appVersion: "16",
      _appMinorVersion: 1,
      _appUILocale: locale,
      _dataLocale: locale,
      _docUrl: DOCUMENT_NAME,
      _clientMode: READ_WRITE,
      _settings: [...host.documentSettings],
      _reason: "documentOpened",
      _osfControlType: TASK_PANE,
      _eToken: "",
      _correlationId: conversation,
      _appInstanceId: addin,
      _requirementMatrix: requirementMatrix(),
      _hostFullVersion: HOST_VERSION,
      _initialDisplayMode: SHOWN_AS_TASK_PANE,
      _hostCustomMessage: "",
      _appDomains: [],
    };
  }

  async function call(data: CallData): Promise<object> {
    const { DdaMethod, ArrayData, DdaSettingsMethod } = data;
    switch (DdaMethod.DispatchId) {
      case Call.ProcessQuery: {
        const request = JSON.parse(String(ArrayData?.[4])) as RequestBody;
        const body = JSON.stringify(await connection?.answer(request, Number(ArrayData?.[6])));
        return { Version: VERSION, Error: 0, Data: [200, [], body] };
      }
      case Call.SaveSettings:
        host.documentSettings.clear();
        for (const [name, value] of DdaSettingsMethod?.Properties ?? [])
          host.documentSettings.set(name, value);
        return { Version: VERSION, Error: 0 };
      case Call.LoadSettings: {
        const Settings = [...host.documentSettings].map(([Name, Value]) => ({ Name, Value }));
        return { Version: VERSION, Error: 0, Properties: { Settings } };
      }
      default:
        return commonCall(data);
    }
  }

  async function commonCall(data: CallData): Promise<object> {
    const { DispatchId } = data.DdaMethod;
    // office.js tells the size of the pieces as it opens a file, and then their numbers alone.
    if (DispatchId === CommonCall.OpenFile) sliceSize = Number(data[FileKey.SliceSize]);
    const answer = await answerTo(host.commonApi, data, sliceSize);
    if (!answer || answer.code === NOT_SUPPORTED) return refuse(`call ${DispatchId}`);
    const value = "value" in answer && answer.value ? valueFor(answer.value) : {};
    return { Version: VERSION, Error: answer.code, ...value };
  }

  function refuse(what: string): object {
    host.richApi.noteMissing(`Office.context.document: ${what} of the common API`);
    return { Version: VERSION, Error: NOT_SUPPORTED };
  }

  return {
    frameName: JSON.stringify({
      baseFrameName: "workbench",
      hostInfo: `Excel$Web$16.00$${locale}$$$disableLogging$${WITH_SHARED_RUNTIME_AND_FUNCTIONS}`,
      xdmInfo: `${conversation}|${addin}|${origin}`,
      serializerVersion: "1",
      flights: "[]",
    }),
    receive(text) {
      const message = parsed(text);
      if (message?._messageType !== MessageType.Request) return;
      void Promise.resolve(answer(message)).then((data) =>
        post(message, data, ResponseType.Answer)
      );
    },
  };
}

const COMPRESSED = 1;
const coercion: Readonly<Record<string, number>> = {
  text: Coercion.Text,
  matrix: Coercion.Matrix,
};

function answerTo(
  api: CommonApi,
  { DdaMethod, DdaGetBindingData: read, DdaSetBindingData: written, ...file }: CallData,
  sliceSize: number
): CommonAnswer | Promise<CommonAnswer> | null {
  switch (DdaMethod.DispatchId) {
    case CommonCall.GetSelectedData:
      return api.getSelectedData(
        coercion[read?.CoerceType ?? ""],
        read?.ValueFormat === "formatted"
      );
    case CommonCall.SetSelectedData: {
      const type = coercion[written?.CoerceType ?? ""];
      const data = written?.Data;
      return api.setSelectedData(type, type === Coercion.Text ? data?.[0]?.[0] : data);
    }
    case CommonCall.OpenFile:
      return api.openFile(file[FileKey.FileType] === COMPRESSED);
    case CommonCall.ReadFile:
      return api.readFile(
        Number(file[FileKey.Handle]),
        Number(file[FileKey.SliceIndex]) * sliceSize,
        sliceSize
      );
    case CommonCall.CloseFile:
      return api.closeFile(Number(file[FileKey.Handle]));
    default:
      return null;
  }
}

function valueFor(value: CommonValue): object {
  switch (value.kind) {
    case "data":
      return { Data: value.data };
    case "file":
      return { 0: value.handle, 1: value.size };
    case "bytes":
      return { 0: value.bytes, 1: value.bytes.length };
  }
}

/** Any script may post to a window; what is no message of office.js is not for this host. */
function parsed(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return undefined;
  }
}
