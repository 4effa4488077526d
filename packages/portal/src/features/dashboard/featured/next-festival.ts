import { compareTimestamps, festivalStatus, type Festival } from '@lineup/domain';

/** Returns the festival that is running at `now` (epoch milliseconds), else the next one; null if all are over. */
export function nextFestival<F extends Festival>(festivals: readonly F[], now: number): F | null {
  return festivals
    .filter((festival) => festivalStatus(festival, now) !== 'past')
    .reduce<F | null>(
      (first, festival) => (first === null || isBefore(festival, first) ? festival : first),
      null,
    );
}

function isBefore(a: Festival, b: Festival): boolean {
  return compareTimestamps(a.startDate, b.startDate) < 0;
}
