import type { LineupEvent } from '@lineup/domain';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScheduleSearch } from './schedule-search.ts';

/** What the address asks to show: a set, or else a stage. */
export interface PendingSelection {
  readonly set: string | undefined;
  readonly stage: string | undefined;
  /** True if the request came from a side panel, where the focus stays. */
  readonly isInSidePanel: boolean;
}

/** Returns what to scroll to; the same object until something else is requested, or the same thing again. */
export function usePendingSelection({ set, stage }: ScheduleSearch): PendingSelection | null {
  const turn = useLocation({ select: ({ state }) => state.turn });
  const isInSidePanel = useLocation({ select: ({ state }) => state.isInSidePanel ?? false });
  const [known, setKnown] = useState<{ pending: PendingSelection | null; turn?: number | undefined }>({
    pending: null,
  });
  const { pending } = known;
  const isSame = pending?.set === set && pending?.stage === stage;
  if (isSame && turn === known.turn) return pending;
  // Other navigations have no `turn`, and are no new requests.
  const isAskedAgain = !isSame || turn !== undefined;
  const isAnything = set !== undefined || stage !== undefined;
  const next = isAskedAgain ? (isAnything ? { set, stage, isInSidePanel } : null) : pending;
  setKnown({ pending: next, turn });
  return next;
}

/** Returns the stage of the pending selection; null if nothing is pending, or its stage is unknown. */
export function stageOf(
  pending: PendingSelection | null,
  events: readonly LineupEvent[] | null,
): string | null {
  if (pending === null) return null;
  if (pending.set === undefined) return pending.stage ?? null;
  return events?.find(({ id }) => id === pending.set)?.stage ?? null;
}
