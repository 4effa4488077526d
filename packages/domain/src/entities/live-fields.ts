import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';

/** The maximum number of minutes by which a set can be delayed or start early. */
export const maximumDelayMinutes = 24 * 60;

const minutesSchema = z.optional(
  z.nullable(z.int().check(z.minimum(-maximumDelayMinutes), z.maximum(maximumDelayMinutes))),
);
const instantSchema = z.optional(z.nullable(timestampSchema));

/**
 * What the show day adds to a set. `actualStart` and `actualEnd` are when it really started and ended. `startDelay` and
 * `endDelay` are the minutes by which its start and end were moved on the day: subtract them from `timeStart` and
 * `timeEnd` to get the plan. All of it is private; the public sees the moved times once they are published.
 */
export const liveSchemas = {
  actualStart: instantSchema,
  actualEnd: instantSchema,
  startDelay: minutesSchema,
  endDelay: minutesSchema,
};

export type LiveField = keyof typeof liveSchemas;
export type LiveValues = { readonly [Field in LiveField]?: z.infer<(typeof liveSchemas)[Field]> };

export const liveFields = [
  'actualStart',
  'actualEnd',
  'startDelay',
  'endDelay',
] as const satisfies readonly LiveField[];
