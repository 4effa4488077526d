import { useEffect, useRef } from 'react';
import type { Wanted } from '../wanted.ts';
import type { ScheduleView } from './schedule-view.ts';

/** Shows a hidden stage again, once, where something on it is asked for. */
export function useWithStage(
  wanted: Wanted | null,
  stage: string | null,
  { hidden }: ScheduleView,
  change: (part: Partial<ScheduleView>) => void,
): void {
  const done = useRef<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null || stage === null || done.current === wanted) return;
    done.current = wanted;
    if (hidden.includes(stage)) change({ hidden: hidden.filter((each) => each !== stage) });
  }, [wanted, stage, hidden, change]);
}
