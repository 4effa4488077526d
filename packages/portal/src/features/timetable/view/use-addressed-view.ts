import type { Festival, LineupEvent } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useAllStages } from '../../../app/queries/use-all-stages.ts';
import { useAhead } from '../../../app/routing/use-ahead.ts';
import { useScheduleView, type ScheduleView } from './schedule-view.ts';
import { hiddenInAddress, stagesInAddress, type StagesSearch } from './stages-in-address.ts';

interface Seen {
  readonly festival: Festival;
  /** Null until loaded. */
  readonly events: readonly LineupEvent[] | null;
  /** True if the current view depends on the stages. */
  readonly isByStage: boolean;
}

const none: readonly never[] = [];

/**
 * The view of a festival's schedule. The address stores the stages, so that a link shows the same ones on any computer;
 * if it has none, those that this browser remembers are written to it.
 */
export function useAddressedView(
  { stages, without, stageGroup }: StagesSearch,
  { festival, events, isByStage }: Seen,
): readonly [ScheduleView, (change: Partial<ScheduleView>) => void] {
  const [stored, store] = useScheduleView(festival.id);
  const navigate = useNavigate();
  const all = useAllStages(festival, events ?? none);
  const { groups } = stored;
  const named = useMemo(
    () => hiddenInAddress({ stages, without, stageGroup }, all, groups),
    [stages, without, stageGroup, all, groups],
  );
  const address = [stages, without, stageGroup].join('\n');
  const [hidden, choose] = useAhead(address, named ?? stored.hidden);
  const view = useMemo(() => (hidden === stored.hidden ? stored : { ...stored, hidden }), [stored, hidden]);
  const write = useCallback(
    (next: Pick<ScheduleView, 'hidden' | 'groups'>) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...stagesInAddress(next.hidden, all, next.groups) }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, all],
  );
  const change = useCallback(
    (part: Partial<ScheduleView>) => {
      store(part);
      if (part.hidden === undefined && part.groups === undefined) return;
      const next = { hidden, groups, ...part };
      choose(next.hidden);
      write(next);
    },
    [store, choose, write, hidden, groups],
  );
  const isNotInAddress =
    named === null && hidden === stored.hidden && all.some((stage) => hidden.includes(stage));
  const shouldWriteAddress = events !== null && isByStage && isNotInAddress;
  useEffect(() => {
    if (shouldWriteAddress) write(stored);
  }, [shouldWriteAddress, stored, write]);
  return [view, change];
}
