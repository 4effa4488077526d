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
 * Returns the values of a stored set after accepting these fields of a file. A file has planned times: a new day or
 * start gives the set the times of the file without a delay; a new end alone keeps the delay of the end.
 */
export function valuesTaking(stored: LineupEvent, taken: SetValues, festival: MergeFestival): SetValues {
  const now = { ...currentValues(stored, festival), ...taken };
  if (!isDelayed(stored)) return now;
  const planned = { ...valuesOfStored(stored, festival), ...taken };
  if (isMoved(Object.keys(taken))) return planned;
  return taken.timeEnd === undefined ? now : { ...now, timeEnd: lateEnd(stored, planned, now) };
}

/**
 * Returns the changed delays of a set that accepts these fields of a file: none are left if the day or start is among
 * them.
 */
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

/** Returns the planned end plus the delay of the set's end, but not before its start. */
function lateEnd(stored: LineupEvent, planned: SetValues, now: SetValues): string {
  const [start, end] = [valueOf(planned, 'timeStart'), valueOf(planned, 'timeEnd')];
  const startNow = valueOf(now, 'timeStart');
  if (!isClockTime(end) || !isClockTime(start) || !isClockTime(startNow)) return end;
  const { startDelay, endDelay } = delaysOf(stored);
  const length = clockDistance({ timeStart: start, timeEnd: end }) + endDelay - startDelay;
  return clockFromMinutes(clockMinutes(startNow) + Math.max(0, length));
}
