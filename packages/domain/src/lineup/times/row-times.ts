import type { Hint } from '../../entities/upload.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';
import type { ParsedDate } from './parse-date.ts';
import { type ClockForm, clockForm } from './clock-form.ts';
import type { ParsedPoint, ParsedTime } from './parse-time.ts';
import { parseEnd } from './row-end.ts';
import { hintDate, parseStart, writtenDateOf } from './row-start.ts';

/** When a set starts and ends, as far as its row says. Clock times are minutes after midnight, 0 to 1439. */
export interface RowTimes {
  /** The calendar day of the start as far as the row alone tells it, or empty. */
  readonly date: PlainDate;
  /** The date in the row's own date field, or empty. */
  readonly writtenDate: PlainDate;
  /** Whether the calendar day of the start is certain, because day and time were written as one. */
  readonly certain: boolean;
  readonly start: number | null;
  readonly end: number | null;
  /** How start and end are written; null if not as clock times alone. */
  readonly startForm: ClockForm | null;
  readonly endForm: ClockForm | null;
}

/** What the fields of a row say, each by itself; `duration` is the text of the file. */
export interface TimeFields {
  readonly date: ParsedDate;
  readonly start: ParsedTime;
  readonly end: ParsedTime;
  readonly duration: string;
}

/** Puts a row's date, start, end and duration together, with a hint for all that was not written plainly. */
export function combineTimes(fields: TimeFields, zone: string, hints: Hint[]): RowTimes {
  return plainTimes(fields) ?? combineWithHints(fields, zone, hints);
}

/** The times of a row that is written as the portal writes them, as almost all are; null for any other. */
function plainTimes({ date, start, end }: TimeFields): RowTimes | null {
  if (date.kind !== 'date' || !date.exact) return null;
  if (start.kind !== 'clock' || !start.exact || start.minutes >= minutesPerDay) return null;
  if (end.kind !== 'clock' || !end.exact || end.minutes >= minutesPerDay) return null;
  return {
    date: date.date,
    writtenDate: date.date,
    certain: false,
    start: start.minutes,
    end: end.minutes,
    startForm: clockForm(start),
    endForm: clockForm(end),
  };
}

function combineWithHints(fields: TimeFields, zone: string, hints: Hint[]): RowTimes {
  const [startPoint, endPoint] = splitRange(fields.start, fields.end);
  const start = parseStart(fields.date, startPoint, zone, hints);
  hintDate(fields.date, startPoint, start.date, hints);
  const writtenDate = writtenDateOf(fields.date);
  const end = parseEnd({ start, point: endPoint, writtenDate, duration: fields.duration, zone }, hints);
  return {
    date: start.date,
    writtenDate,
    certain: start.certain,
    start: start.minutes,
    end,
    startForm: clockForm(startPoint),
    endForm: clockForm(endPoint),
  };
}

/** A range in one of the fields fills the other where that is empty. */
function splitRange(start: ParsedTime, end: ParsedTime): readonly [ParsedPoint, ParsedPoint] {
  const first = start.kind === 'range' ? start.start : start;
  const last = end.kind === 'range' ? end.end : end;
  if (start.kind === 'range' && last.kind === 'empty') return [first, start.end];
  if (end.kind === 'range' && first.kind === 'empty') return [end.start, last];
  return [first, last];
}
