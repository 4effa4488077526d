/** 2020-01-01T00:00:00Z, from which calendars' counters go by the clock. */
const epoch = Date.UTC(2020, 0, 1);

/**
 * The next number that tells calendars which version of a set is newer: more than the one before, and at least the seconds since
 * 2020, so that a portal restored from a backup, or copied, goes on above what calendars have seen of it. `now` in milliseconds.
 */
export function sequenceAt(previous: number | null, now: number): number {
  const byClock = Math.max(0, Math.floor((now - epoch) / 1000));
  return previous === null ? byClock : Math.max(previous + 1, byClock);
}
