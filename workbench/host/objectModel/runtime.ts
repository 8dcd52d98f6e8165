import { HostObject } from "../hostObject";
import type { Model } from "./model";
import { yesOrNo } from "./oneOf";

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
    this.model.events.enabled = yesOrNo(enabled);
  }
}
