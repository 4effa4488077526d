import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { clockMinutes, isClockTime, minutesPerDay, type ClockTime } from '../../time/clock-time.ts';
import { calendarDayOf, festivalDateOf } from '../nights/draft-day.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { clockAt, minutesAt, startAt } from './timed.ts';

const halfDay = minutesPerDay / 2;

/**
 * Moves the times of events by this many minutes, past midnight to another day. An event without a valid day stays
 * without one; an event without a time does not change. Null if nothing would change.
 */
export function shiftBy(
  events: readonly DraftEvent[],
  { dayStartsAt }: Pick<FixFestival, 'dayStartsAt'>,
  minutes: number,
): DraftFix | null {
  return retimed('shiftTimes', events, minutes, (event) => {
    const timeEnd = movedClock(event.timeEnd, minutes);
    const day = calendarDayOf(event, dayStartsAt);
    if (day === null) return { timeStart: movedClock(event.timeStart, minutes), timeEnd };
    return { ...startAt(minutesAt(day, event.timeStart) + minutes, dayStartsAt), timeEnd };
  });
}

/**
 * Swaps AM and PM in the start and the end of events. Each stays on its calendar day: 2:30 in the night of Friday to
 * Saturday becomes 2:30 PM on Saturday. An event without a time does not change. Null if nothing would change.
 */
export function swapHalves(
  events: readonly DraftEvent[],
  { dayStartsAt }: Pick<FixFestival, 'dayStartsAt'>,
): DraftFix | null {
  return retimed('amPm', events, 0, (event) => {
    const timeStart = movedClock(event.timeStart, halfDay);
    const day = calendarDayOf(event, dayStartsAt);
    const date =
      day === null || timeStart === undefined ? undefined : festivalDateOf(day, timeStart, dayStartsAt);
    return { date, timeStart, timeEnd: movedClock(event.timeEnd, halfDay) };
  });
}

type NewTimes = { readonly [Field in 'date' | 'timeStart' | 'timeEnd']?: DraftValues[Field] | undefined };

function retimed(
  kind: 'shiftTimes' | 'amPm',
  events: readonly DraftEvent[],
  amount: number,
  timesOf: (event: DraftEvent) => NewTimes,
): DraftFix | null {
  const changes = events.flatMap((event): [string, Partial<DraftValues>][] => {
    const { date, timeStart, timeEnd } = timesOf(event);
    if (timeStart === undefined && timeEnd === undefined) return [];
    const change = {
      ...(date !== undefined && { date }),
      ...(timeStart !== undefined && { timeStart }),
      ...(timeEnd !== undefined && { timeEnd }),
    };
    return [[event.id, change]];
  });
  return changing(kind, changes, amount);
}

function movedClock(time: string, minutes: number): ClockTime | undefined {
  return isClockTime(time) ? clockAt(clockMinutes(time) + minutes) : undefined;
}
