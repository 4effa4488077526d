import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { clockFromMinutes, clockMinutes, isClockTime, minutesPerDay } from '../../time/clock-time.ts';
import { addDays, isPlainDate } from '../../time/plain-date.ts';
import { festivalDateOf } from '../nights/draft-day.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';

const halfDay = minutesPerDay / 2;

/** A set this early that is listed after later times is in the following night. */
const latestNight = 6 * 60;

/** An event with times without am and pm, in minutes of a 12-hour clock: 12:30 is 30. */
interface OpenTimes {
  readonly event: DraftEvent;
  readonly start: number;
  /** Minutes until the end; null if there is none. */
  readonly length: number | null;
}

/** Fills times that the parser left blank for lack of am or pm, as times in the afternoon and evening. */
export function timesArePm(events: readonly DraftEvent[], { dayStartsAt }: FixFestival): DraftFix | null {
  const changes: [string, Partial<DraftValues>][] = [];
  for (const onDay of byStageAndDay(openTimesOf(events)).values()) {
    const firstNight = nightFrom(onDay);
    for (const [place, { event, start, length }] of onDay.entries()) {
      const isNight = place >= firstNight;
      const from = isNight ? start : start + halfDay;
      const timeStart = clockFromMinutes(from);
      const isDated = isNight && isPlainDate(event.date);
      const date = isDated ? { date: festivalDateOf(addDays(event.date, 1), timeStart, dayStartsAt) } : {};
      changes.push([event.id, { ...date, timeStart, ...endAfter(from, length) }]);
    }
  }
  return changing('halvesPm', changes);
}

/** Fills the same times as written, on a 24-hour clock. */
export function timesAsWritten(events: readonly DraftEvent[], { dayStartsAt }: FixFestival): DraftFix | null {
  const changes = events.flatMap((event): [string, Partial<DraftValues>][] => {
    const [timeStart, timeEnd] = [openTime(event, 'timeStart'), openTime(event, 'timeEnd')];
    if (timeStart === null) return [];
    const date = isPlainDate(event.date) ? { date: festivalDateOf(event.date, timeStart, dayStartsAt) } : {};
    return [[event.id, { ...date, timeStart, ...(timeEnd === null ? {} : { timeEnd }) }]];
  });
  return changing('halvesAm', changes);
}

function openTime({ hints, ...event }: DraftEvent, field: 'timeStart' | 'timeEnd'): string | null {
  if (event[field] !== '') return null;
  const written = hints.find((hint) => hint.code === 'halfOfDay' && hint.field === field)?.source;
  return written !== undefined && isClockTime(written) ? written : null;
}

function openTimesOf(events: readonly DraftEvent[]): readonly OpenTimes[] {
  return events.flatMap((event) => {
    const [start, end] = [openTime(event, 'timeStart'), openTime(event, 'timeEnd')];
    if (start === null) return [];
    const from = clockMinutes(start) % halfDay;
    const length = end === null ? null : (clockMinutes(end) - from + minutesPerDay) % halfDay || halfDay;
    return [{ event, start: from, length }];
  });
}

function byStageAndDay(times: readonly OpenTimes[]): ReadonlyMap<string, readonly OpenTimes[]> {
  const groups = new Map<string, OpenTimes[]>();
  for (const each of times) {
    const key = JSON.stringify([each.event.stage, each.event.date]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

/**
 * Returns the index from which the sets of a day are after midnight: where otherwise rising times restart in the early
 * hours.
 */
function nightFrom(onDay: readonly OpenTimes[]): number {
  const falls = onDay.flatMap(({ start }, place) => (start < (onDay[place - 1]?.start ?? 0) ? [place] : []));
  const [first] = falls;
  if (first === undefined || falls.length > 1) return onDay.length;
  return onDay.slice(first).every(({ start }) => start < latestNight) ? first : onDay.length;
}

function endAfter(start: number, length: number | null): Partial<DraftValues> {
  return length === null ? {} : { timeEnd: clockFromMinutes((start + length) % minutesPerDay) };
}
