import { HostObject } from "../hostObject";
import {
  HEADER_STATES,
  type HeaderFooter as Texts,
  type HeadersFooters,
  type PageKind,
} from "../pageLayout";
import { oneOf, text, yesOrNo } from "./oneOf";

/** Where a sheet's headers and footers are kept. */
interface Kept {
  read(): HeadersFooters;
  write(headersFooters: HeadersFooters): void;
}

export class HeaderFooterGroup extends HostObject {
  readonly className = "HeaderFooterGroup";

  constructor(private readonly kept: Kept) {
    super();
  }

  private change(change: Partial<HeadersFooters>) {
    this.kept.write({ ...this.kept.read(), ...change });
  }

  get State(): unknown {
    return this.kept.read().state;
  }
  set State(value: unknown) {
    this.change({ state: oneOf(HEADER_STATES, value) });
  }

  get UseSheetMargins(): unknown {
    return this.kept.read().useSheetMargins;
  }
  set UseSheetMargins(value: unknown) {
    this.change({ useSheetMargins: yesOrNo(value) });
  }

  get UseSheetScale(): unknown {
    return this.kept.read().useSheetScale;
  }
  set UseSheetScale(value: unknown) {
    this.change({ useSheetScale: yesOrNo(value) });
  }

  get DefaultForAllPages() {
    return new HeaderFooter(this.kept, "defaultForAllPages");
  }

  get FirstPage() {
    return new HeaderFooter(this.kept, "firstPage");
  }

  get EvenPages() {
    return new HeaderFooter(this.kept, "evenPages");
  }

  get OddPages() {
    return new HeaderFooter(this.kept, "oddPages");
  }
}

class HeaderFooter extends HostObject {
  readonly className = "HeaderFooter";

  constructor(
    private readonly kept: Kept,
    private readonly page: PageKind
  ) {
    super();
  }

  private read(part: keyof Texts) {
    return this.kept.read().pages[this.page][part];
  }

  private write(part: keyof Texts, value: unknown) {
    const { pages, ...rest } = this.kept.read();
    const page = { ...pages[this.page], [part]: text(value) };
    this.kept.write({ ...rest, pages: { ...pages, [this.page]: page } });
  }

  get LeftHeader(): unknown {
    return this.read("leftHeader");
  }
  set LeftHeader(value: unknown) {
    this.write("leftHeader", value);
  }

  get CenterHeader(): unknown {
    return this.read("centerHeader");
  }
  set CenterHeader(value: unknown) {
    this.write("centerHeader", value);
  }

  get RightHeader(): unknown {
    return this.read("rightHeader");
  }
  set RightHeader(value: unknown) {
    this.write("rightHeader", value);
  }

  get LeftFooter(): unknown {
    return this.read("leftFooter");
  }
  set LeftFooter(value: unknown) {
    this.write("leftFooter", value);
  }

  get CenterFooter(): unknown {
    return this.read("centerFooter");
  }
  set CenterFooter(value: unknown) {
    this.write("centerFooter", value);
  }

  get RightFooter(): unknown {
    return this.read("rightFooter");
  }
  set RightFooter(value: unknown) {
    this.write("rightFooter", value);
  }
}
