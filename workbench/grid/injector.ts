import type { Injector } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type { FWorksheet } from "@univerjs/sheets/facade";

/** Univer's services. Its facade has no way to them and keeps its injector protected. */
export const injectorOf = (api: FUniver | FWorksheet): Injector =>
  (api as unknown as { readonly _injector: Injector })._injector;
