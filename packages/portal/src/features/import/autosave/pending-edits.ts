import type { DraftEvent, DraftField, DraftValues } from '@lineup/domain';
import type { DraftEdits } from '@lineup/services';

/** Edits that the provider has not acknowledged yet. */
export interface PendingEdits {
  /** New values by event id. */
  readonly changed: ReadonlyMap<string, Partial<DraftValues>>;
  /** Removed events by id, with the time (epoch milliseconds) until which the removal can be undone. */
  readonly removed: ReadonlyMap<string, number>;
}

export const nothingPending: PendingEdits = { changed: new Map(), removed: new Map() };

export function isNothing({ changed, removed }: PendingEdits): boolean {
  return changed.size === 0 && removed.size === 0;
}

export function withChanges(
  pending: PendingEdits,
  changes: ReadonlyMap<string, Partial<DraftValues>>,
): PendingEdits {
  const changed = new Map(pending.changed);
  for (const [id, change] of changes) changed.set(id, { ...changed.get(id), ...change });
  return { ...pending, changed };
}

/** Adds a removal. Changes of the removed event stay pending, in case it is restored. */
export function withRemoval(pending: PendingEdits, id: string, undoableUntil: number): PendingEdits {
  return { ...pending, removed: new Map(pending.removed).set(id, undoableUntil) };
}

export function withoutRemoval(pending: PendingEdits, id: string): PendingEdits {
  return { ...pending, removed: withoutKeys(pending.removed, (removed) => removed === id) };
}

/** Returns at most `limit` edits that may be sent at `now`; removals only once they can no longer be undone. */
export function dueEdits(pending: PendingEdits, now: number, limit: number): DraftEdits {
  const removed = [...pending.removed].filter(([, until]) => until <= now).slice(0, limit);
  const changed = [...pending.changed].filter(([id]) => !pending.removed.has(id));
  return {
    removed: new Set(removed.map(([id]) => id)),
    changed: new Map(changed.slice(0, limit - removed.length)),
  };
}

/** Returns when the next edit is due, in epoch milliseconds; null if none is pending. */
export function nextDue(pending: PendingEdits): number | null {
  if (isNothing(pending)) return null;
  if ([...pending.changed.keys()].some((id) => !pending.removed.has(id))) return Number.NEGATIVE_INFINITY;
  return Math.min(...pending.removed.values());
}

/** Removes the acknowledged edits in `sent`; a field that has changed again since then stays. */
export function withoutSent(pending: PendingEdits, sent: DraftEdits): PendingEdits {
  const changed = new Map<string, Partial<DraftValues>>();
  for (const [id, change] of pending.changed) {
    if (sent.removed.has(id)) continue;
    const left = unsentFields(change, sent.changed.get(id) ?? {});
    if (Object.keys(left).length > 0) changed.set(id, left);
  }
  return { changed, removed: withoutKeys(pending.removed, (id) => sent.removed.has(id)) };
}

/** Applies the pending edits to the events of a draft; edits of events that no longer exist are ignored. */
export function overlay(events: readonly DraftEvent[], pending: PendingEdits): readonly DraftEvent[] {
  if (isNothing(pending)) return events;
  return events
    .filter((event) => !pending.removed.has(event.id))
    .map((event) => ({ ...event, ...pending.changed.get(event.id) }));
}

function unsentFields(change: Partial<DraftValues>, sent: Partial<DraftValues>): Partial<DraftValues> {
  const isUnsent = ([field, value]: [string, unknown]) => sent[field as DraftField] !== value;
  return Object.fromEntries(Object.entries(change).filter(isUnsent));
}

function withoutKeys<Value>(
  map: ReadonlyMap<string, Value>,
  leaves: (key: string) => boolean,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => !leaves(key)));
}
