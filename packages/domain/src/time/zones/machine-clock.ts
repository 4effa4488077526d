/** The clocks of a zone that the table lacks, as this machine knows them: the only place that asks it for an offset. */
export class MachineClock {
  readonly #format: Intl.DateTimeFormat;

  /** Throws a RangeError for an unknown zone. */
  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** Milliseconds ahead of UTC at `instant` (milliseconds since the epoch); exact to the second. */
  offsetAt(instant: number): number {
    const fields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
    for (const { type, value } of this.#format.formatToParts(instant)) {
      if (type in fields) fields[type as keyof typeof fields] = Number(value);
    }
    const { year, month, day, hour, minute, second } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  }
}
