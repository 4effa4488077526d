import { timestampToMillis, type Festival, type LineupEvent, type Timestamp } from '@lineup/domain';
import type { HistoryServices } from '@lineup/services';

/**
 * Returns when a festival was last changed, in milliseconds since the epoch. Uses the history, which includes
 * deletions; if it cannot be read or is older, the latest timestamp of the data shown.
 */
export async function lastChange(
  history: Pick<HistoryServices['history'], 'find'>,
  festival: Festival,
  events: readonly LineupEvent[],
): Promise<number> {
  const shown = lastShownChange(festival, events);
  try {
    const { changes } = await history.find(festival.id, [], null);
    return Math.max(shown, ...changes.slice(0, 1).map(({ at }) => timestampToMillis(at)));
  } catch {
    // Offline, only the data shown is printed.
    return shown;
  }
}

/** Returns the latest timestamp of the data shown; deletions are not included. */
export function lastShownChange(festival: Festival, events: readonly LineupEvent[]): number {
  return Math.max(...[festival, ...events].flatMap(stampsOf));
}

function stampsOf(
  of: Partial<Record<'created_at' | 'updated_at' | 'createdAt' | 'updatedAt', Timestamp | undefined>>,
): number[] {
  const { created_at, updated_at, createdAt, updatedAt } = of;
  return [created_at, updated_at, createdAt, updatedAt].flatMap((stamp) =>
    stamp === undefined ? [] : [timestampToMillis(stamp)],
  );
}
