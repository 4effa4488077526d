import type { ParsedEvent, Timestamp } from '@lineup/domain';
import type { Write } from '@lineup/provider';

/**
 * The writes that create one draft per event in the collection. Ids begin with `prefix` and sort in the order of the
 * file, and so does `createdAt`: `now` (milliseconds since the epoch) and a microsecond more for each event.
 */
export function draftWrites(
  collection: string,
  prefix: string,
  events: readonly ParsedEvent[],
  now: number,
): readonly Write[] {
  return events.map((event, index) => ({
    type: 'create',
    path: `${collection}/${prefix}_${String(index + 1).padStart(6, '0')}`,
    data: { ...event, createdAt: afterMicroseconds(now, index) },
  }));
}

function afterMicroseconds(milliseconds: number, more: number): Timestamp {
  const seconds = Math.floor(milliseconds / 1000);
  const microseconds = Math.floor(milliseconds - seconds * 1000) * 1000 + more;
  return {
    seconds: seconds + Math.floor(microseconds / 1_000_000),
    nanoseconds: (microseconds % 1_000_000) * 1000,
  };
}
