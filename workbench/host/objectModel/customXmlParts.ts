import { invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import { xmlNamespace } from "../xml";
import type { Model } from "./model";

export class CustomXmlParts extends HostCollection<CustomXmlPart> {
  readonly className = "CustomXmlPartCollection";

  /** `namespace` keeps only the parts whose root element is of it; null keeps all. */
  constructor(
    private readonly model: Model,
    private readonly namespace: string | null
  ) {
    super();
  }

  items() {
    return [...this.model.customXmlParts.keys()]
      .map((id) => new CustomXmlPart(this.model, id))
      .filter((part) => this.namespace === null || part.NamespaceUri === this.namespace);
  }

  find(id: string) {
    return this.items().find((part) => part.Id === id);
  }

  Add(xml: unknown) {
    const id = guid(this.model);
    this.model.customXmlParts.set(id, checkXml(xml));
    return new CustomXmlPart(this.model, id);
  }

  GetByNamespace(namespace: string) {
    return new CustomXmlParts(this.model, namespace);
  }

  GetOnlyItem() {
    const [only, ...others] = this.items();
    if (!only || others.length > 0) throw itemNotFound();
    return only;
  }
}

class CustomXmlPart extends HostObject {
  readonly className = "CustomXmlPart";

  constructor(
    private readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  private get xml() {
    const xml = this.model.customXmlParts.get(this.id);
    if (xml === undefined) throw itemNotFound();
    return xml;
  }

  get Id() {
    return this.id;
  }

  get NamespaceUri() {
    return xmlNamespace(this.xml) ?? "";
  }

  GetXml() {
    return this.xml;
  }

  SetXml(xml: unknown) {
    this.checkStands();
    this.model.customXmlParts.set(this.id, checkXml(xml));
  }

  Delete() {
    this.checkStands();
    this.model.customXmlParts.delete(this.id);
  }

  private checkStands() {
    if (!this.model.customXmlParts.has(this.id)) throw itemNotFound();
  }
}

/** An id as Excel gives one, which files keep; none that the workbook has. */
function guid(model: Model): string {
  const id = `{00000000-0000-4000-8000-${String(model.nextId()).padStart(12, "0")}}`;
  return model.customXmlParts.has(id) ? guid(model) : id;
}

function checkXml(xml: unknown): string {
  if (typeof xml !== "string" || xmlNamespace(xml) === null) throw invalidArgument();
  return xml;
}
