import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { overlaps, type Interval } from '../../festival/events/intervals.ts';
import { isLikelyLength, isLongSet } from '../../festival/events/set-length.ts';
import { closedStretches, openStretches } from '../../festival/stages/open-hours.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import { validateTimes } from '../warnings.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { byStage, clockAt, startAt, timedOf, type Timed } from './timed.ts';

const halfDay = minutesPerDay / 2;

/** The programme of a stage has no longer breaks than this, in minutes, around a set that is part of it. */
const longestBreak = 60;

/** Another way to read the times of a set. `span` is in minutes since the epoch, like the starts of `Timed`. */
interface Reading {
  readonly change: Partial<DraftValues>;
  readonly span: Interval;
}

/**
 * Changes AM and PM of a start or an end of sets that last over 8 hours, and 12 hours less when changed. A long set alone is no
 * evidence, it may be there all day: as it is, it must overlap another set of its stage or be outside the opening hours, and with
 * the change it does neither. Without opening hours it must also join the programme of its stage.
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

/** An end in the other half of the day, or a start. */
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

/** The reading that starts nearest to another set; the first of equals, null of none. */
function nearest(readings: readonly Reading[], others: readonly Interval[]): Reading | null {
  const distance = ({ span }: Reading) =>
    Math.min(...others.map(({ start }) => Math.abs(start - span.start)), Number.MAX_SAFE_INTEGER);
  const [first, second] = readings;
  if (first === undefined || second === undefined) return first ?? null;
  return distance(first) <= distance(second) ? first : second;
}
