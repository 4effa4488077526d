/** 2020-01-01T00:00:00Z, the start of the seconds that sequences are based on. */
const epoch = Date.UTC(2020, 0, 1);

/**
 * Returns the next sequence, which tells calendars which version of a set is newer: greater than the previous one, and
 * at least the seconds since 2020, so that a portal restored from a backup, or copied, continues above what calendars
 * have seen. `now` is in milliseconds.
 */
export function sequenceAt(previous: number | null, now: number): number {
  const byClock = Math.max(0, Math.floor((now - epoch) / 1000));
  return previous === null ? byClock : Math.max(previous + 1, byClock);
}
