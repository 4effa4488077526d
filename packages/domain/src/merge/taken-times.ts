import type { LineupEvent, NewLineupEvent } from '../entities/lineup-event.ts';
import { delaysOf } from '../live/planned-span.ts';
import type { DraftField } from '../entities/upload.ts';
import { clockDistance } from '../festival/events/event-times.ts';
import { clockFromMinutes, clockMinutes, isClockTime } from '../time/clock-time.ts';
import {
  currentValues,
  isDelayed,
  valueOf,
  valuesOfStored,
  type MergeFestival,
  type SetValues,
} from './set-values.ts';

/**
 * A stored set with these fields of a file, as it will be stored. A file has the plan: where it gives another day or start, the set has
 * the times of the file and no delay; another end alone is as late as the one before was.
 */
export function valuesTaking(stored: LineupEvent, taken: SetValues, festival: MergeFestival): SetValues {
  const now = { ...currentValues(stored, festival), ...taken };
  if (!isDelayed(stored)) return now;
  const planned = { ...valuesOfStored(stored, festival), ...taken };
  if (isMoved(Object.keys(taken))) return planned;
  return taken.timeEnd === undefined ? now : { ...now, timeEnd: lateEnd(stored, planned, now) };
}

/** What becomes of the delays of a set that takes these fields of a file: it is on time where its day or start is one of them. */
export function delaysAfter(
  stored: LineupEvent,
  taken: readonly DraftField[],
): Pick<NewLineupEvent, 'startDelay' | 'endDelay'> {
  if (!isMoved(taken)) return {};
  const { startDelay, endDelay } = delaysOf(stored);
  return { ...(startDelay !== 0 && { startDelay: null }), ...(endDelay !== 0 && { endDelay: null }) };
}

function isMoved(taken: readonly string[]): boolean {
  return taken.includes('date') || taken.includes('timeStart');
}

/** The planned end with the delay of the set's end, and not before its start. */
function lateEnd(stored: LineupEvent, planned: SetValues, now: SetValues): string {
  const [start, end] = [valueOf(planned, 'timeStart'), valueOf(planned, 'timeEnd')];
  const startNow = valueOf(now, 'timeStart');
  if (!isClockTime(end) || !isClockTime(start) || !isClockTime(startNow)) return end;
  const { startDelay, endDelay } = delaysOf(stored);
  const length = clockDistance({ timeStart: start, timeEnd: end }) + endDelay - startDelay;
  return clockFromMinutes(clockMinutes(startNow) + Math.max(0, length));
}
