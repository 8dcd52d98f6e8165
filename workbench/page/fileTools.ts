import { element } from "./element";
import type { Texts } from "./texts";

/** What the page does with files. */
interface FileActions {
  /** Opens a file, an empty workbook for null; rejects when the file is no workbook. */
  readonly open: (bytes: Uint8Array | null) => Promise<void>;
  readonly bytes: () => Promise<Uint8Array>;
  /** Tells a person what went wrong. */
  readonly tell: (message: string) => void;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileTools {
  /** Opens a workbook's bytes, as from a file without a name; null opens an empty one. */
  open(bytes: Uint8Array | null): Promise<void>;
  /** Gives the workbook to the person as a file. */
  download(): Promise<void>;
}

const UNNAMED = "Workbook.xlsx";

/** Puts the buttons to open and download a workbook above the spreadsheet. */
export function setUpFileTools(texts: Texts, { open, bytes, tell }: FileActions): FileTools {
  let name = UNNAMED;
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".xlsx";
  input.hidden = true;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    input.value = ""; // the same file may be chosen again
    if (file) void file.arrayBuffer().then((buffer) => openAs(file.name, new Uint8Array(buffer)));
  });
  async function openAs(fileName: string, content: Uint8Array | null): Promise<void> {
    try {
      await open(content);
      name = fileName;
    } catch (error) {
      console.warn(error);
      tell(texts.noWorkbook.replace("{file}", () => fileName));
    }
  }
  async function download(): Promise<void> {
    const url = URL.createObjectURL(new Blob([(await bytes()) as BlobPart], { type: XLSX }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  }
  element("tools").append(
    button("open-file", texts.openFile, () => input.click()),
    button("download-file", texts.downloadFile, () => void download()),
    input
  );
  return { open: (content) => openAs(UNNAMED, content), download };
}

function button(id: string, text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.id = id;
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}
