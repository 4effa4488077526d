import type { Hint } from '../../entities/upload.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import type { PlainDate } from '../../time/plain-date.ts';
import type { ParsedDate } from './parse-date.ts';
import { type ClockForm, clockForm } from './clock-form.ts';
import type { ParsedPoint, ParsedTime } from './parse-time.ts';
import { parseEnd } from './row-end.ts';
import { hintDate, parseStart, writtenDateOf } from './row-start.ts';

/** The start and end of a set, as far as its row has them. Clock times are minutes after midnight, 0 to 1439. */
export interface RowTimes {
  /** The calendar day of the start as far as the row alone reveals it, or empty. */
  readonly date: PlainDate;
  /** The date in the row's own date field, or empty. */
  readonly writtenDate: PlainDate;
  /** True if the calendar day of the start is certain, because day and time were written together. */
  readonly certain: boolean;
  readonly start: number | null;
  readonly end: number | null;
  /** How start and end are written; null if not as plain clock times. */
  readonly startForm: ClockForm | null;
  readonly endForm: ClockForm | null;
}

/** The time fields of a row, each parsed separately; `duration` is the text of the file. */
export interface TimeFields {
  readonly date: ParsedDate;
  readonly start: ParsedTime;
  readonly end: ParsedTime;
  readonly duration: string;
}

/** Combines a row's date, start, end and duration, with a hint for everything that was not in the plain format. */
export function combineTimes(fields: TimeFields, zone: string, hints: Hint[]): RowTimes {
  return plainTimes(fields) ?? combineWithHints(fields, zone, hints);
}

/** Returns the times of a row in the portal's own format, which is the usual case; null for any other. */
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

/** Splits a range in one of the fields if the other is empty. */
function splitRange(start: ParsedTime, end: ParsedTime): readonly [ParsedPoint, ParsedPoint] {
  const first = start.kind === 'range' ? start.start : start;
  const last = end.kind === 'range' ? end.end : end;
  if (start.kind === 'range' && last.kind === 'empty') return [first, start.end];
  if (end.kind === 'range' && first.kind === 'empty') return [end.start, last];
  return [first, last];
}
