import { timestampToMillis, type Festival, type LineupEvent, type Timestamp } from '@lineup/domain';
import type { HistoryServices } from '@lineup/services';

/**
 * When a festival was changed last, in milliseconds since the epoch: by its history, which knows of deletions too. Where that
 * cannot be read, or is older than what is shown, by the latest stamp of what is shown.
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
    // Offline one prints what one sees.
    return shown;
  }
}

/** The latest stamp of what is shown; a deletion leaves none. */
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
