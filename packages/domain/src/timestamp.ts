import * as z from 'zod/mini';

/**
 * A point in time as the portal stores it: whole seconds since 1970-01-01T00:00:00Z and the nanoseconds on top
 * (0 to 999,999,999). It has no zone; a zone is an argument wherever a clock time is made of it. Every event has five, which
 * a schema of their fields checks in three times the time.
 */
export const timestampSchema = z.custom<{ seconds: number; nanoseconds: number }>(isTimestamp);

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

/** Returns true if `value` is a timestamp from the year 1 to 9999, and nothing else. */
export function isTimestamp(value: unknown): value is Timestamp {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { seconds, nanoseconds }: { readonly seconds?: unknown; readonly nanoseconds?: unknown } = value;
  return (
    isWhole(seconds, -62_135_596_800, 253_402_300_799) &&
    isWhole(nanoseconds, 0, 999_999_999) &&
    Object.hasOwn(value, 'seconds') &&
    Object.hasOwn(value, 'nanoseconds')
  );
}

function isWhole(value: unknown, minimum: number, maximum: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}
