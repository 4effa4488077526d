import { timestampToMillis, type Timestamp } from '../timestamp.ts';
import type { LiveValues } from '../entities/live-fields.ts';

/** The delays of a set's start and end in minutes; 0 for none. */
export interface Delays {
  readonly startDelay: number;
  readonly endDelay: number;
}

/** Returns how far a set was moved on the show day. */
export function delaysOf({ startDelay, endDelay }: LiveValues): Delays {
  return { startDelay: startDelay ?? 0, endDelay: endDelay ?? 0 };
}

const minuteMs = 60_000;

/** Returns the planned start and end of a set, before the delays of the show day, in milliseconds since the epoch. */
export function plannedSpan(
  set: LiveValues & {
    readonly timeStart: Timestamp;
    readonly timeEnd: Timestamp;
  },
): { readonly start: number; readonly end: number } {
  const { startDelay, endDelay } = delaysOf(set);
  return {
    start: timestampToMillis(set.timeStart) - startDelay * minuteMs,
    end: timestampToMillis(set.timeEnd) - endDelay * minuteMs,
  };
}
