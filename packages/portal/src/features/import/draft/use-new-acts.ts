import { newActs, type LineupEvent } from '@lineup/domain';
import { useMemo } from 'react';
import { useUnplacedActs } from '../../../app/queries/use-unplaced-acts.ts';
import { useDraftEvents } from './use-draft-events.ts';
import { useDraftCounts } from './use-draft.ts';

/** How many drafts without a place become new acts, and how many of them the festival already has. */
export interface NewActs {
  readonly created: number;
  readonly there: number;
}

const none: readonly never[] = [];

/** Returns the outcome of the drafts without a place; null until the existing acts are loaded. */
export function useNewActs(festivalId: string, stored: readonly LineupEvent[]): NewActs | null {
  const { unplaced } = useDraftCounts();
  const acts = useUnplacedActs(festivalId, unplaced > 0);
  const events = useDraftEvents();
  // Saving reads them again: if they cannot be read here, only the displayed number is too high.
  const known = acts.status === 'success' ? acts.data : acts.status === 'error' ? none : null;
  return useMemo(() => {
    if (unplaced === 0) return { created: 0, there: 0 };
    if (known === null) return null;
    const created = newActs(events, [...stored, ...known]).length;
    return { created, there: unplaced - created };
  }, [events, known, stored, unplaced]);
}
