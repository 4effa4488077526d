import {
  formatMonthDayYear,
  formatTime,
  formatWeekday,
  instantOf,
  isClockTime,
  isPlainDate,
  plainDateOf,
  publishPageMessages,
  resolveWallClock,
  timestampToMillis,
  type FestivalClocks,
  type Timestamp,
} from '@lineup/domain';

/** A date and a clock time of the festival, as in the fields; '' if nothing is selected. */
export interface ChosenTime {
  readonly date: string;
  readonly time: string;
}

/** The selected instant, with notices about it; or the error. */
export type ReadTime =
  | { readonly ok: true; readonly instant: number; readonly note: string | null }
  | { readonly ok: false; readonly field: 'date' | 'time'; readonly error: string };

const texts = publishPageMessages.time;

/** Parses `chosen` in the festival's zone. `now` in epoch milliseconds; times up to `now` are refused. */
export function readTime(
  { date, time }: ChosenTime,
  { timezone, hourCycle }: FestivalClocks,
  now: number,
): ReadTime {
  if (!isPlainDate(date)) return { ok: false, field: 'date', error: texts.dateMissing };
  if (!isClockTime(time)) return { ok: false, field: 'time', error: texts.timeMissing };
  const { instant, kind } = resolveWallClock(date, time, timezone);
  if (instant <= now) {
    const field = instantOf(date, '23:59', timezone) <= now ? 'date' : 'time';
    return { ok: false, field, error: texts.past };
  }
  const shown = formatTime(instant, timezone, hourCycle);
  const notes = { exact: null, gap: texts.skipped(shown), overlap: texts.twice(shown) };
  return { ok: true, instant, note: notes[kind] };
}

/** Formats a time in the festival's zone, "Fri, Jul 3, 2026, 9:05 PM": releases may be from any year. */
export function timeText(at: Timestamp | number, { timezone, hourCycle }: FestivalClocks): string {
  const instant = typeof at === 'number' ? at : timestampToMillis(at);
  const date = plainDateOf(instant, timezone);
  const day = `${formatWeekday(date).slice(0, 3)}, ${formatMonthDayYear(date)}`;
  return `${day}, ${formatTime(instant, timezone, hourCycle)}`;
}
