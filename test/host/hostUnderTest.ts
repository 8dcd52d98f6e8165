// What the tests' environment needs of the host.
export { officeThemes, presentExcel } from "../../workbench/host/boot";
export { createHost } from "../../workbench/host/host";
export { MemoryGrid } from "../../workbench/host/memoryGrid";
