import { newActs, type LineupEvent } from '@lineup/domain';
import { useMemo } from 'react';
import { useUnplacedActs } from '../../../app/queries/use-unplaced-acts.ts';
import { useDraftEvents } from './use-draft-events.ts';
import { useDraftCounts } from './use-draft.ts';

/** How many drafts become acts without a place, and how many of those drafts the festival has already. */
export interface NewActs {
  readonly created: number;
  readonly there: number;
}

const none: readonly never[] = [];

/** What becomes of the drafts without a place; null until it is known which acts there are. */
export function useNewActs(festivalId: string, stored: readonly LineupEvent[]): NewActs | null {
  const { unplaced } = useDraftCounts();
  const acts = useUnplacedActs(festivalId, unplaced > 0);
  const events = useDraftEvents();
  // Saving reads them again: where they cannot be read here, only the number shown is too high.
  const known = acts.status === 'success' ? acts.data : acts.status === 'error' ? none : null;
  return useMemo(() => {
    if (unplaced === 0) return { created: 0, there: 0 };
    if (known === null) return null;
    const created = newActs(events, [...stored, ...known]).length;
    return { created, there: unplaced - created };
  }, [events, known, stored, unplaced]);
}
