import { BoundedCache } from '../bounded-cache.ts';
import { millisPerDay } from '../plain-date.ts';
import type { Offsets, ZoneOffset } from './zone.ts';
import type { ZoneChange, ZoneRules } from './zone-rules.ts';

/** The offsets of a zone that is not in the table, from the machine's own rules. The only place that uses these. */
class MachineClock {
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

  /** Returns the milliseconds ahead of UTC at `instant` (milliseconds since the epoch), exact to the second. */
  offsetAt(instant: number): number {
    const fields = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
    for (const { type, value } of this.#format.formatToParts(instant)) {
      if (type in fields) fields[type as keyof typeof fields] = Number(value);
    }
    const { year, month, day, hour, minute, second } = fields;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  }
}

/** A UTC day with a clock change: `before` applies until the instant `change`, `after` from then on. */
interface DayOfChange {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the offset of a UTC day, given by its first millisecond, or its change. */
type OffsetsOfDay = (start: number) => number | DayOfChange;

/** The offsets of one zone, cached per UTC day. No zone has changed its clocks twice within one day. */
export class ZoneOffsets implements Offsets {
  readonly #days: BoundedCache<number, number | DayOfChange>;

  /**
   * Uses the machine's rules if `rules` is null. Throws a RangeError for a zone that the machine does not know either.
   */
  constructor(zone: string, rules: ZoneRules | null) {
    const ask = rules === null ? offsetByMachine(zone) : offsetByRules(rules);
    this.#days = new BoundedCache((day: number) => ask(day * millisPerDay));
  }

  at(instant: number): number {
    const known = this.#days.get(Math.floor(instant / millisPerDay));
    if (typeof known === 'number') return known;
    return instant < known.change ? known.before : known.after;
  }

  changes(from: number, to: number): ZoneOffset[] {
    const first = Math.floor(from / millisPerDay);
    const days = Array.from(
      { length: Math.max(0, Math.ceil(to / millisPerDay) - first) },
      (_, i) => first + i,
    );
    return days
      .map((day) => this.#days.get(day))
      .filter((known) => typeof known !== 'number')
      .map(({ change, after }) => ({ instant: change, offset: after }))
      .filter(({ instant }) => instant > from && instant < to);
  }
}

function offsetByRules({ first, changes }: ZoneRules): OffsetsOfDay {
  return (start) => {
    const next = firstAfter(changes, start / 1000);
    const before = (changes[next - 1]?.offset ?? first) * 1000;
    const change = changes[next];
    if (change === undefined || change.at * 1000 >= start + millisPerDay) return before;
    return { change: change.at * 1000, before, after: change.offset * 1000 };
  };
}

/** Returns the index of the first of `changes` after `second`. */
function firstAfter(changes: readonly ZoneChange[], second: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.at ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares the offsets at both ends of a day; if they differ, searches for the second of the change. */
function offsetByMachine(zone: string): OffsetsOfDay {
  const clock = new MachineClock(zone);
  return (start) => {
    const before = clock.offsetAt(start);
    const after = clock.offsetAt(start + millisPerDay - 1);
    if (before === after) return before;
    let low = start / 1000;
    let high = low + millisPerDay / 1000 - 1;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (clock.offsetAt(middle * 1000) === before) low = middle;
      else high = middle;
    }
    return { change: high * 1000, before, after };
  };
}
