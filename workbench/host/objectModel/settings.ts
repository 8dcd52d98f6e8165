import { invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import type { Model } from "./model";

export class Settings extends HostCollection<Setting> {
  readonly className = "SettingCollection";

  constructor(private readonly model: Model) {
    super();
  }

  items() {
    return [...this.model.settings.keys()].map((key) => new Setting(this.model, key));
  }

  /** Keys of settings tell capital letters apart. */
  find(key: string) {
    return this.model.settings.has(key) ? new Setting(this.model, key) : undefined;
  }

  /** Sets a value, whether the key is new or not. */
  Add(key: unknown, value: unknown) {
    if (typeof key !== "string" || key === "") throw invalidArgument();
    this.model.setSetting(key, JSON.stringify(value));
    return new Setting(this.model, key);
  }
}

class Setting extends HostObject {
  readonly className = "Setting";

  constructor(
    private readonly model: Model,
    private readonly key: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.key };
  }

  get Id() {
    return this.key;
  }

  get Key() {
    return this.key;
  }

  get Value(): unknown {
    const json = this.model.settings.get(this.key);
    if (json === undefined) throw itemNotFound();
    return JSON.parse(json) as unknown;
  }
  set Value(value: unknown) {
    this.checkStands();
    this.model.setSetting(this.key, JSON.stringify(value));
  }

  Delete() {
    this.checkStands();
    this.model.setSetting(this.key, undefined);
  }

  private checkStands() {
    if (!this.model.settings.has(this.key)) throw itemNotFound();
  }
}
