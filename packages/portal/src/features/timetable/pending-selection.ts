import type { LineupEvent } from '@lineup/domain';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScheduleSearch } from './schedule-search.ts';

/** What the address asks to be shown: a set, or else a stage. */
export interface PendingSelection {
  readonly set: string | undefined;
  readonly stage: string | undefined;
  /** Whoever asks goes on elsewhere, and keeps the focus there. */
  readonly isInSidePanel: boolean;
}

/** What is to be brought into sight; the same object until something else is asked for, or the same once more. */
export function usePendingSelection({ set, stage }: ScheduleSearch): PendingSelection | null {
  const turn = useLocation({ select: ({ state }) => state.turn });
  const isInSidePanel = useLocation({ select: ({ state }) => state.isInSidePanel ?? false });
  const [known, setKnown] = useState<{ pending: PendingSelection | null; turn?: number | undefined }>({
    pending: null,
  });
  const { pending } = known;
  const isSame = pending?.set === set && pending?.stage === stage;
  if (isSame && turn === known.turn) return pending;
  // Other changes of the address have no turn: nothing was asked for again.
  const isAskedAgain = !isSame || turn !== undefined;
  const isAnything = set !== undefined || stage !== undefined;
  const next = isAskedAgain ? (isAnything ? { set, stage, isInSidePanel } : null) : pending;
  setKnown({ pending: next, turn });
  return next;
}

/** The stage on which the pending selection is; null where nothing is, or where it is not known. */
export function stageOf(
  pending: PendingSelection | null,
  events: readonly LineupEvent[] | null,
): string | null {
  if (pending === null) return null;
  if (pending.set === undefined) return pending.stage ?? null;
  return events?.find(({ id }) => id === pending.set)?.stage ?? null;
}
