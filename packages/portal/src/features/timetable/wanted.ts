import type { LineupEvent } from '@lineup/domain';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { ScheduleSearch } from './schedule-search.ts';

/** What the address asks to be shown: a set, or else a stage. */
export interface Wanted {
  readonly set: string | undefined;
  readonly stage: string | undefined;
  /** Whoever asks goes on elsewhere, and keeps the focus there. */
  readonly isInSidePanel: boolean;
}

/** What is to be brought into sight; the same object until something else is asked for, or the same once more. */
export function useWanted({ set, stage }: ScheduleSearch): Wanted | null {
  const turn = useLocation({ select: ({ state }) => state.turn });
  const isInSidePanel = useLocation({ select: ({ state }) => state.isInSidePanel ?? false });
  const [known, setKnown] = useState<{ wanted: Wanted | null; turn?: number | undefined }>({ wanted: null });
  const { wanted } = known;
  const isSame = wanted?.set === set && wanted?.stage === stage;
  if (isSame && turn === known.turn) return wanted;
  // Other changes of the address have no turn: nobody asked again.
  const isAskedAgain = !isSame || turn !== undefined;
  const isAnything = set !== undefined || stage !== undefined;
  const next = isAskedAgain ? (isAnything ? { set, stage, isInSidePanel } : null) : wanted;
  setKnown({ wanted: next, turn });
  return next;
}

/** The stage on which what is wanted is found; null where nothing is, or where it is not known. */
export function stageOf(wanted: Wanted | null, events: readonly LineupEvent[] | null): string | null {
  if (wanted === null) return null;
  if (wanted.set === undefined) return wanted.stage ?? null;
  return events?.find(({ id }) => id === wanted.set)?.stage ?? null;
}
