import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { isLikelyLength, isLongSet } from '../../festival/events/set-length.ts';
import { minutesPerDay } from '../../time/clock-time.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { byStage, clockAt, startAt, timedOf, type Timed } from './timed.ts';

const halfDay = minutesPerDay / 2;

/**
 * Takes times for those of the other half of the day where a set is too long as it is and not twelve hours shorter: a start in
 * the morning that is meant in the evening, or an end. Which of them is told by the other sets of the stage.
 */
export function morningOrEvening(
  events: readonly DraftEvent[],
  { dayStartsAt }: FixFestival,
): DraftFix | null {
  const changes: [string, Partial<DraftValues>][] = [];
  for (const onStage of byStage(timedOf(events, dayStartsAt)).values()) {
    for (const set of onStage) {
      if (set.length === null || !isLongSet(set.length) || !isLikelyLength(set.length - halfDay)) continue;
      const change = likelyChange(set, onStage, dayStartsAt);
      if (change !== null) changes.push([set.event.id, change]);
    }
  }
  return changing('amPm', changes);
}

function likelyChange(
  { event, start, length }: Timed,
  onStage: readonly Timed[],
  dayStartsAt: string,
): Partial<DraftValues> | null {
  const minutes = (length ?? 0) - halfDay;
  const others = onStage.filter((other) => other.event !== event && !isLongSet(other.length ?? 0));
  const isEarly = fits(start, minutes, others);
  const isLate = fits(start + halfDay, minutes, others);
  const isEndWrong = isEarly && (!isLate || distance(start, others) <= distance(start + halfDay, others));
  if (isEndWrong) return { timeEnd: clockAt(start + minutes) };
  return isLate ? startAt(start + halfDay, dayStartsAt) : null;
}

function fits(start: number, minutes: number, others: readonly Timed[]): boolean {
  return others.every(
    (other) => other.start >= start + minutes || other.start + (other.length ?? 0) <= start,
  );
}

/** Minutes to the nearest start of another set. */
function distance(start: number, others: readonly Timed[]): number {
  return Math.min(...others.map((other) => Math.abs(other.start - start)), Number.MAX_SAFE_INTEGER);
}
