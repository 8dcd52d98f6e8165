import type { Host } from "../../workbench/host/host";
import type { MemoryGrid } from "../../workbench/host/memoryGrid";

declare global {
  /** The host the real office.js of this test file runs in. */
  const workbenchHost: Host;
  const workbenchGrid: MemoryGrid;
}
