import { useState } from 'react';
import type { OpenDecision } from './decision.ts';

interface Place {
  readonly id: string | null;
  readonly index: number;
  /** Whether the user navigated there. */
  readonly isChosen: boolean;
}

interface QueuePlace {
  readonly index: number;
  readonly current: OpenDecision | undefined;
  readonly go: (index: number) => void;
  /** Shows this decision as soon as it is open. */
  readonly reopen: (id: string) => void;
  /** The id of the decision that is shown because it was reopened; null otherwise. */
  readonly reopened: string | null;
}

/**
 * Selects which of the open decisions is shown. The selection stays when others are added or removed; once it is
 * answered, the one that takes its place follows. A decision that waits for others is skipped, unless the user
 * navigated there.
 */
export function useQueuePlace(open: readonly OpenDecision[]): QueuePlace {
  const [place, setPlace] = useState<Place>({ id: null, index: 0, isChosen: false });
  const [requested, setRequested] = useState<string | null>(null);
  const [reopened, setReopened] = useState<string | null>(null);

  const find = (id: string | null) => open.findIndex((decision) => decision.id === id);
  const wanted = find(requested);
  const same = find(place.id);
  const stays = same >= 0 && (place.isChosen || open[same]?.isWaiting !== true);
  const index = wanted >= 0 ? wanted : stays ? same : following(open, place.index);
  const current = open[index];
  if (current !== undefined && (current.id !== place.id || index !== place.index))
    setPlace({ id: current.id, index, isChosen: stays && place.isChosen });
  if (wanted >= 0) {
    setReopened(requested);
    setRequested(null);
  }
  return {
    index,
    current,
    go: (next) => {
      setReopened(null);
      setPlace({ id: open[next]?.id ?? null, index: next, isChosen: true });
    },
    reopen: setRequested,
    reopened: current?.id === reopened ? reopened : null,
  };
}

/** Returns the decision at this position, or the first that can be made if that one waits for others. */
function following(open: readonly OpenDecision[], place: number): number {
  const index = Math.min(place, open.length - 1);
  const first = open.findIndex(({ isWaiting }) => isWaiting !== true);
  return open[index]?.isWaiting === true && first >= 0 ? first : index;
}
