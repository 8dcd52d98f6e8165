// What the tests' environment needs of the host.
export { fromBase64, workbookFiles } from "../../workbench/files/workbookFiles";
export { registerCustomFunctions } from "../../workbench/grid/customFunctions";
export { startHeadless } from "../../workbench/grid/headless";
export { officeThemes, presentExcel } from "../../workbench/host/boot";
export { createHost } from "../../workbench/host/host";
export { webExcel } from "../../workbench/host/webExcel";
export { callsOf } from "../../workbench/page/addin";
