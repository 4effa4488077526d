import * as z from 'zod/mini';

/**
 * A point in time as the portal stores it: whole seconds since 1970-01-01T00:00:00Z and the nanoseconds on top
 * (0 to 999,999,999). It has no zone; a zone is an argument wherever a clock time is made of it.
 */
export const timestampSchema = z.strictObject({
  seconds: z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799)),
  nanoseconds: z.int().check(z.minimum(0), z.maximum(999_999_999)),
});

export type Timestamp = z.infer<typeof timestampSchema>;

/** The timestamp of `milliseconds` since the epoch. */
export function timestampFromMillis(milliseconds: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanoseconds: Math.round((milliseconds - seconds * 1000) * 1_000_000) };
}

/** Milliseconds since the epoch; what is finer than a millisecond is cut off. */
export function timestampToMillis(timestamp: Timestamp): number {
  return timestamp.seconds * 1000 + Math.floor(timestamp.nanoseconds / 1_000_000);
}

/** Negative when `a` is before `b`, 0 when they are the same point in time, positive when after. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
}

/** Whether `value` has the shape of a timestamp. */
export function isTimestamp(value: unknown): value is Timestamp {
  return timestampSchema.safeParse(value).success;
}
