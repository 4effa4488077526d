import { Memory } from './memory.ts';
import { millisPerDay } from './plain-date.ts';

/** A UTC day in which the clocks change: `before` holds until the instant `change`, `after` from then on. */
interface DayOfChange {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The offsets of one zone, remembered for each UTC day. The platform is asked at both ends of a day: where the answers
 * agree the offset holds all day, where they differ the second of the change is searched for. Since 1900
 * no zone's clocks have changed twice within one UTC day.
 */
export class ZoneOffsets {
  readonly #days = new Memory((day: number) => this.#learn(day));
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

  /** Milliseconds ahead of UTC at `instant` (milliseconds since the epoch). */
  at(instant: number): number {
    const known = this.#days.recall(Math.floor(instant / millisPerDay));
    if (typeof known === 'number') return known;
    return instant < known.change ? known.before : known.after;
  }

  #learn(day: number): number | DayOfChange {
    const start = day * millisPerDay;
    const before = this.#ask(start);
    const after = this.#ask(start + millisPerDay - 1);
    return before === after ? before : { change: this.#findChange(start, before), before, after };
  }

  /** The first second of the day from `start` at which the offset is no longer `before`. */
  #findChange(start: number, before: number): number {
    let low = start / 1000;
    let high = low + millisPerDay / 1000 - 1;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#ask(middle * 1000) === before) low = middle;
      else high = middle;
    }
    return high * 1000;
  }

  #ask(instant: number): number {
    const fields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
    for (const { type, value } of this.#format.formatToParts(instant)) {
      if (type in fields) fields[type as keyof typeof fields] = Number(value);
    }
    const { year, month, day, hour, minute, second } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  }
}
