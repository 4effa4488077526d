import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { overlaps, type Interval } from '../../festival/events/intervals.ts';
import { isLikelyLength, isLongSet } from '../../festival/events/set-length.ts';
import { closedStretches, openStretches } from '../../festival/stages/open-hours.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import { validateTimes } from '../warnings.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { byStage, clockAt, startAt, timedOf, type Timed } from './timed.ts';

const halfDay = minutesPerDay / 2;

/** The maximum break, in minutes, around a set that is part of its stage's programme. */
const longestBreak = 60;

/** Another interpretation of a set's times. `span` is in minutes since the epoch, like the starts of `Timed`. */
interface Reading {
  readonly change: Partial<DraftValues>;
  readonly span: Interval;
}

/**
 * Swaps AM and PM of the start or end of sets that last over 8 hours and would be 12 hours shorter. A long set alone is
 * no evidence, because it may really last all day: it must also overlap another set on its stage or be outside the
 * opening hours, and do neither after the change. Without opening hours it must also be close to the rest of its
 * stage's programme.
 */
export function morningOrEvening(events: readonly DraftEvent[], festival: FixFestival): DraftFix | null {
  const { dayStartsAt } = festival;
  const openHours = openStretches(festival, festival.stages);
  const isOutside = (values: DraftValues) => {
    const { span } = validateTimes(values, festival);
    return span !== null && closedStretches(span, openHours.get(values.stage)).length > 0;
  };
  const changes: [string, Partial<DraftValues>][] = [];
  for (const onStage of byStage(timedOf(events, dayStartsAt)).values()) {
    const others = onStage.filter(({ length }) => !isLongSet(length ?? 0)).map(spanOf);
    for (const set of onStage) {
      if (set.length === null || !isLongSet(set.length) || !isLikelyLength(set.length - halfDay)) continue;
      const { event } = set;
      const hasClosed = isOutside(event);
      if (!hasClosed && !others.some((other) => overlaps(other, spanOf(set)))) continue;
      const fitting = otherReadings(set, dayStartsAt).filter(
        ({ change, span }) =>
          !isOutside({ ...event, ...change }) &&
          !others.some((other) => overlaps(other, span)) &&
          (hasClosed || others.some((other) => isClose(other, span))),
      );
      const reading = nearest(fitting, others);
      if (reading === null) continue;
      changes.push([event.id, reading.change]);
      others.push(reading.span);
    }
  }
  return changing('amPm', changes);
}

function spanOf({ start, length }: Timed): Interval {
  return { start, end: start + (length ?? 0) };
}

/** Returns the interpretations with the end, or the start, in the other half of the day. */
function otherReadings({ start, length }: Timed, dayStartsAt: string): readonly Reading[] {
  const minutes = (length ?? 0) - halfDay;
  const late = start + halfDay;
  return [
    { change: { timeEnd: clockAt(start + minutes) }, span: { start, end: start + minutes } },
    { change: startAt(late, dayStartsAt), span: { start: late, end: late + minutes } },
  ];
}

function isClose(other: Interval, { start, end }: Interval): boolean {
  return start - other.end <= longestBreak && other.start - end <= longestBreak;
}

/** Returns the interpretation that starts nearest to another set; the first of equals, null if there is none. */
function nearest(readings: readonly Reading[], others: readonly Interval[]): Reading | null {
  const distance = ({ span }: Reading) =>
    Math.min(...others.map(({ start }) => Math.abs(start - span.start)), Number.MAX_SAFE_INTEGER);
  const [first, second] = readings;
  if (first === undefined || second === undefined) return first ?? null;
  return distance(first) <= distance(second) ? first : second;
}
