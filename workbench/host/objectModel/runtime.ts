import { invalidArgument } from "../apiError";
import { HostObject } from "../hostObject";
import type { Model } from "./model";

/** `context.runtime`: whether this add-in hears of anything. */
export class Runtime extends HostObject {
  readonly className = "Runtime";

  constructor(private readonly model: Model) {
    super();
  }

  get EnableEvents(): unknown {
    return this.model.events.enabled;
  }
  set EnableEvents(enabled: unknown) {
    if (typeof enabled !== "boolean") throw invalidArgument();
    this.model.events.enabled = enabled;
  }
}
