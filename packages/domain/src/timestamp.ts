import * as z from 'zod/mini';

/**
 * A point in time as the portal stores it: whole seconds since 1970-01-01T00:00:00Z, plus nanoseconds (0 to
 * 999,999,999). It has no zone; pass a zone wherever it is converted to a clock time. Every event has five, and a zod
 * schema of the fields would take three times as long to check.
 */
export const timestampSchema = z.custom<{ seconds: number; nanoseconds: number }>(isTimestamp);

export type Timestamp = z.infer<typeof timestampSchema>;

/** Returns the timestamp of `milliseconds` since the epoch. */
export function timestampFromMillis(milliseconds: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanoseconds: Math.round((milliseconds - seconds * 1000) * 1_000_000) };
}

/** Returns milliseconds since the epoch; finer precision is truncated. */
export function timestampToMillis(timestamp: Timestamp): number {
  return timestamp.seconds * 1000 + Math.floor(timestamp.nanoseconds / 1_000_000);
}

/** Returns a negative number if `a` is before `b`, 0 if they are equal, a positive number if it is after. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
}

/** Returns true if `value` is a timestamp from the year 1 to 9999 without other fields. */
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
