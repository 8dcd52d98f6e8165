import type { Host } from "../host/host";
import { webExcel } from "../host/webExcel";
import type { Language } from "./texts";

let listening = new AbortController();

/**
 * Opens the add-in's page in its frame as Excel on the web does: the page is as its server has it, may
 * come from another address, and hears of its host by the frame's name.
 */
export function openWebAddin(
  frame: HTMLIFrameElement,
  page: URL,
  host: Host,
  language: Language
): void {
  const send = (text: string) => frame.contentWindow?.postMessage(text, page.origin);
  const excel = webExcel(host, location.origin, send, { locale: language });
  listening.abort();
  listening = new AbortController();
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    const isFromAddin = source === frame.contentWindow && origin === page.origin;
    if (isFromAddin && typeof data === "string") excel.receive(data);
  };
  addEventListener("message", receive, { signal: listening.signal });
  // A frame takes its name when it enters the page.
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.name = excel.frameName;
  frame.src = page.href;
  parentNode?.insertBefore(frame, nextSibling);
}
