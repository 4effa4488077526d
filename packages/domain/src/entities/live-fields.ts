import * as z from 'zod/mini';
import { timestampSchema, timestampToMillis } from '../timestamp.ts';

/** A set is delayed, or starts early, by at most this many minutes. */
export const maximumDelayMinutes = 24 * 60;

const minutesSchema = z.optional(
  z.nullable(z.int().check(z.minimum(-maximumDelayMinutes), z.maximum(maximumDelayMinutes))),
);
const instantSchema = z.optional(z.nullable(timestampSchema));

/**
 * What the show day adds to a set. `actualStart` and `actualEnd` are when it was really played. `startDelay` and `endDelay` are the
 * minutes by which its start and its end were moved on the day: the plan is `timeStart` and `timeEnd` without them. All of it is
 * private; the public sees the moved times once they are published.
 */
export const liveSchemas = {
  actualStart: instantSchema,
  actualEnd: instantSchema,
  startDelay: minutesSchema,
  endDelay: minutesSchema,
};

export type LiveField = keyof typeof liveSchemas;
type LiveValues = { readonly [Field in LiveField]?: z.infer<(typeof liveSchemas)[Field]> };

export const liveFields = Object.keys(liveSchemas) as readonly LiveField[];

/** The delay of a set's start and end in minutes, 0 where there is none. */
export interface Delays {
  readonly startDelay: number;
  readonly endDelay: number;
}

/** How far a set was moved on the show day. */
export function delaysOf({ startDelay, endDelay }: LiveValues): Delays {
  return { startDelay: startDelay ?? 0, endDelay: endDelay ?? 0 };
}

const minuteMs = 60_000;

/** When a set was planned to start and end before the delays of the show day, in milliseconds since the epoch. */
export function plannedSpan(
  set: LiveValues & {
    readonly timeStart: z.infer<typeof timestampSchema>;
    readonly timeEnd: z.infer<typeof timestampSchema>;
  },
): { readonly start: number; readonly end: number } {
  const { startDelay, endDelay } = delaysOf(set);
  return {
    start: timestampToMillis(set.timeStart) - startDelay * minuteMs,
    end: timestampToMillis(set.timeEnd) - endDelay * minuteMs,
  };
}

/** Returns true if anything was noted of the set on the show day. */
export function hasLiveFields(set: LiveValues): boolean {
  return liveFields.some((field) => (set[field] ?? 0) !== 0);
}
