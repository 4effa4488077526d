import { utcDate } from '../utc-date.ts';
import { tableFacts } from './zone-facts.ts';
import { zoneTable } from './zone-table.ts';

/** A clock change of a zone: from the second `at` (since the epoch), it is `offset` seconds ahead of UTC. */
export interface ZoneChange {
  readonly at: number;
  readonly offset: number;
}

/** The rules of a zone: `first` seconds ahead of UTC until its first change. */
export interface ZoneRules {
  readonly first: number;
  readonly changes: readonly ZoneChange[];
}

/** The line of the table with a zone's rules, and the zone's index among all zones. */
interface ZonePlace {
  readonly line: number;
  readonly index: number;
}

/** The rules of all zones in the table, which is parsed when the first zone is requested. */
export class ZoneTable {
  readonly #historyText: string;
  #texts: {
    readonly places: ReadonlyMap<string, ZonePlace>;
    readonly lines: readonly string[];
    readonly history: readonly string[];
  } | null = null;

  /** With an empty history, offsets before the table's first year are those at its beginning. */
  constructor(historyText: string) {
    this.#historyText = historyText;
  }

  /** Returns the rules of a zone, ignoring case; null if it is not in the table. */
  rulesOf(zone: string): ZoneRules | null {
    this.#texts ??= {
      places: parsePlaces(),
      lines: zoneTable.rules.split('\n'),
      history: parseHistory(this.#historyText),
    };
    const { places, lines, history } = this.#texts;
    const place = places.get(zone.toLowerCase());
    if (place === undefined) return null;
    const { historyFrom, from, to } = tableFacts;
    const now = parseRules(lines[place.line], from, to);
    const past = history[place.index];
    if (past === undefined) return now;
    const before = parseRules(past, historyFrom, from - 1);
    return { first: before.first, changes: [...before.changes, ...now.changes] };
  }
}

/** Returns the history of every zone, in the order of the names. */
function parseHistory(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const [, count = '', rules = ''] = /^(\d+) (.*)$/u.exec(line) ?? [];
    return Array<string>(Number(count)).fill(rules);
  });
}

function parsePlaces(): ReadonlyMap<string, ZonePlace> {
  const found = new Map<string, ZonePlace>();
  for (const [line, names] of zoneTable.names.split('\n').entries()) {
    let area = '';
    for (const name of names.split(',')) {
      const afterArea = name.lastIndexOf('/') + 1;
      if (afterArea > 0) area = name.slice(0, afterArea);
      const full = area === '/' ? name.slice(afterArea) : area + name.slice(afterArea);
      found.set(full.toLowerCase(), { line, index: found.size });
    }
  }
  return found;
}

/** A recurring change, in the format of `scripts/zones/write-table.mjs`. */
const runPattern =
  /^(?<since>[\da-z]*)(?<month>[A-Z])(?<weekday>[SMTWHFA]?)(?<day>[\da-v]?)(?<kind>[:z])(?<clock>[\da-z.]+)(?<shift>-|D-?[\da-z.]+)?(?<span>\+[\da-z]*)?$/u;

/** Parses a zone's rules for the years `from` to `to`. */
function parseRules(text = '', from: number, to: number): ZoneRules {
  const [firstText = '', ...runs] = text.split(' ');
  const first = parseMinutes(firstText);
  let year = from;
  const steps = runs.flatMap((run) => {
    const { since = '', ...parts } = runPattern.exec(run)?.groups ?? {};
    year += parseNumber(since);
    return parseRun(parts, year, to);
  });
  let offset = first;
  const changes = steps
    .sort((a, b) => a.clock - b.clock)
    .map(({ clock, isUtc, shift }) => {
      const at = isUtc ? clock : clock - offset;
      offset += shift;
      return { at, offset };
    });
  return { first, changes };
}

/** A change; `clock`, in seconds as if it were UTC, is either UTC or the local time before the change. */
interface Step {
  readonly clock: number;
  readonly isUtc: boolean;
  readonly shift: number;
}

function parseRun(parts: Readonly<Record<string, string | undefined>>, year: number, to: number): Step[] {
  const { month = '', weekday = '', day = '', kind, clock = '', shift = '', span } = parts;
  const years = span === undefined ? 1 : parseNumber(span.slice(1)) || to + 1 - year;
  return Array.from({ length: years }, (_, i) => ({
    clock: firstSecond(year + i, 'JFMAYULGSOND'.indexOf(month), weekday, day) + parseMinutes(clock),
    isUtc: kind === 'z',
    shift: parseShift(shift),
  }));
}

/**
 * Returns the first second of the day in UTC: of the date, or of the `weekday` on or after it; without a day, in the
 * month's last seven days.
 */
function firstSecond(year: number, month: number, weekday: string, day: string): number {
  const from = day === '' ? Date.UTC(year, month + 1, -6) : Date.UTC(year, month, parseNumber(day));
  const daysToGo = weekday === '' ? 0 : ('SMTWHFA'.indexOf(weekday) - utcDate(from).getUTCDay() + 7) % 7;
  return from / 1000 + daysToGo * 86_400;
}

function parseShift(text: string): number {
  if (text === '') return 3600;
  return text === '-' ? -3600 : parseMinutes(text.slice(1));
}

/** Parses minutes and, after a point, seconds; returns seconds. */
function parseMinutes(text: string): number {
  const [minutes = '', seconds = ''] = text.split('.');
  return parseNumber(minutes) * 60 + parseNumber(seconds);
}

function parseNumber(text: string): number {
  return text === '' ? 0 : Number.parseInt(text, 36);
}
