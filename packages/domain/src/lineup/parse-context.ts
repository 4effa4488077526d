import type { Hint, DraftField } from '../entities/upload.ts';
import { festivalDates } from '../festival/days.ts';
import { clockMinutes } from '../time/clock-time.ts';
import type { DateSpan } from './times/complete-date.ts';
import { describeFound } from './json/found.ts';
import { addHint } from './hints.ts';
import { createDateWriting, type DateEvidence } from './times/date-writing.ts';
import { type LengthUnit, lengthUnitOf, withUnit } from './times/length-unit.ts';
import { type ParsedDate, parseDate, parseDay } from './times/parse-date.ts';
import { type ParsedTime, parseTime } from './times/parse-time.ts';
import type { LineupFestival } from './parsed-lineup.ts';

/** State shared by all events of one file while they are parsed. */
export interface ParseContext {
  readonly zone: string;
  readonly span: DateSpan;
  /** Start of the festival day, in minutes after midnight. */
  readonly dayStart: number;
  /** The festival's stages by their NFC form, so that a name in another Unicode form finds its stage. */
  readonly stages: ReadonlyMap<string, string>;
  /** True if the file's encoding was guessed. */
  readonly guessedEncoding: boolean;
  /** Cached, because the same few texts recur in every file. */
  parseDate(text: string): ParsedDate;
  parseTime(text: string): ParsedTime;
  /** Adds the unit to a length, as far as the whole file reveals it. */
  readLength(text: string): ReturnType<typeof withUnit>;
}

/** What the whole file reveals about how its values are written. */
export interface FileEvidence extends DateEvidence {
  /** The texts of all set lengths. */
  lengths(): Iterable<string>;
  /** The unit named in a heading. */
  readonly lengthUnit?: LengthUnit | undefined;
}

/**
 * Creates the context; `evidence` shows how the file writes its dates. Throws a RangeError for a festival with an
 * unknown time zone or an impossible start of the day.
 */
export function createContext(
  festival: LineupFestival,
  guessedEncoding: boolean,
  evidence: FileEvidence,
): ParseContext {
  const zone = festival.timezone;
  const { start, end } = festivalDates(festival);
  const span = { start, end };
  const writing = createDateWriting(evidence, span);
  let unit: LengthUnit | null = evidence.lengthUnit ?? null;
  const lengthUnit = () => (unit ??= lengthUnitOf(evidence.lengths()));
  const readDay = (text: string) => parseDay(text, span, writing)?.date ?? null;
  return {
    zone,
    span,
    dayStart: clockMinutes(festival.dayStartsAt),
    stages: new Map(festival.stages.map((stage) => [stage.normalize('NFC'), stage])),
    guessedEncoding,
    parseDate: remembered((text) => parseDate(text, span, zone, writing)),
    parseTime: remembered((text) => parseTime(text, zone, readDay)),
    readLength: (text) => withUnit(text, lengthUnit),
  };
}

/**
 * Returns the text of a date or time field. Numbers are converted as they are; other values are dropped with a hint.
 */
export function fieldText(value: unknown, field: DraftField, hints: Hint[]): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  addHint(hints, field, 'notText', describeFound(value));
  return '';
}

function remembered<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const reading = read(text);
    known.set(text, reading);
    return reading;
  };
}
