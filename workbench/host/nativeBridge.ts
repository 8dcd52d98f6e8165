import type { Host } from "./host";
import type { RequestBody } from "./protocol";

/** What stands as `_richApiNativeBridge` on the add-in's window; office.js puts the second in. */
export interface NativeBridge {
  sendMessageToHost(text: string): void;
  onMessageFromHost?: (text: string) => void;
}

const MessageType = { Request: 1, Response: 2, Events: 3 } as const;

interface RequestMessage {
  readonly id: number;
  readonly type: number;
  readonly flags?: number;
  readonly message: { readonly body: string | RequestBody };
}

/** The way to the host that Excel for Windows has: an object on the page's window. */
export function nativeBridge(host: Host): NativeBridge {
  const bridge: NativeBridge = { sendMessageToHost: (text) => void receive(text) };
  const tell = (message: object) => bridge.onMessageFromHost?.(JSON.stringify(message));
  const connection = host.connect((entries) => {
    const named = entries.map(([messageCategory, messageType, targetId, message]) => ({
      messageCategory,
      messageType,
      targetId,
      message,
    }));
    tell({ type: MessageType.Events, message: { entries: named } });
  });

  async function receive(text: string): Promise<void> {
    const { id, type, flags, message } = JSON.parse(text) as RequestMessage;
    if (type !== MessageType.Request) return;
    const { body } = message;
    const request = typeof body === "string" ? (JSON.parse(body) as RequestBody) : body;
    const answer = JSON.stringify(await connection.answer(request, flags));
    tell({
      id,
      type: MessageType.Response,
      message: { statusCode: 200, headers: {}, body: answer },
    });
  }

  return bridge;
}
