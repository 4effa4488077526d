import { useEffect, useRef } from 'react';
import type { PendingSelection } from '../pending-selection.ts';
import type { ScheduleView } from './schedule-view.ts';

/** Shows a hidden stage again, once per request, if something on it is requested. */
export function useWithStage(
  pending: PendingSelection | null,
  stage: string | null,
  { hidden }: ScheduleView,
  change: (part: Partial<ScheduleView>) => void,
): void {
  const done = useRef<PendingSelection | null>(null);
  useEffect(() => {
    if (pending === null || stage === null || done.current === pending) return;
    done.current = pending;
    if (hidden.includes(stage)) change({ hidden: hidden.filter((each) => each !== stage) });
  }, [pending, stage, hidden, change]);
}
