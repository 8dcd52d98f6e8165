import { IConfigService } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { ENGINE_FORMULA_PLUGIN_CONFIG_KEY } from "@univerjs/engine-formula";
import { injectorOf } from "./injector";

const FORMULAS_AT_ONCE = 5000;

/**
 * Univer lets the page draw after every 500 formulas it has calculated, though nothing new is to be
 * seen before the last: drawing takes longer than the formulas.
 */
export const pauseLess = (api: FUniver): void =>
  injectorOf(api)
    .get(IConfigService)
    .setConfig(
      ENGINE_FORMULA_PLUGIN_CONFIG_KEY,
      { intervalCount: FORMULAS_AT_ONCE },
      { merge: true }
    );
