import { type Culture, CULTURES } from "../culture";
import type { HostLocale } from "../excelVersion";
import { HostObject } from "../hostObject";

/** `application.cultureInfo`. */
export class CultureInfo extends HostObject {
  readonly className = "CultureInfo";

  constructor(private readonly locale: HostLocale) {
    super();
  }

  get Name() {
    return this.locale;
  }

  get NumberFormat() {
    return new NumberFormatInfo(CULTURES[this.locale]);
  }

  get DatetimeFormat() {
    return new DatetimeFormatInfo(CULTURES[this.locale]);
  }
}

class NumberFormatInfo extends HostObject {
  readonly className = "NumberFormatInfo";

  constructor(private readonly culture: Culture) {
    super();
  }

  get NumberDecimalSeparator() {
    return this.culture.decimalSeparator;
  }

  get NumberGroupSeparator() {
    return this.culture.thousandsSeparator;
  }
}

class DatetimeFormatInfo extends HostObject {
  readonly className = "DatetimeFormatInfo";

  constructor(private readonly culture: Culture) {
    super();
  }

  get DateSeparator() {
    return this.culture.dateSeparator;
  }

  get TimeSeparator() {
    return this.culture.timeSeparator;
  }

  get ShortDatePattern() {
    return this.culture.shortDate;
  }

  get LongDatePattern() {
    return this.culture.longDate;
  }

  get LongTimePattern() {
    return this.culture.longTime;
  }
}
