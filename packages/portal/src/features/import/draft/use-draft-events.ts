import type { DraftEvent } from '@lineup/domain';
import { useState } from 'react';
import { useDraftRows } from './use-draft.ts';

/**
 * Returns the events under review: the same list until one of them changes, even if their validation results change.
 */
export function useDraftEvents(): readonly DraftEvent[] {
  const rows = useDraftRows();
  const [events, setEvents] = useState(() => rows.map(({ event }) => event));
  const isSame = rows.length === events.length && rows.every(({ event }, place) => event === events[place]);
  if (!isSame) setEvents(rows.map(({ event }) => event));
  return events;
}
