import type { Festival } from '@lineup/domain';
import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import type { SetListProps } from './set-list.tsx';

export type { SetListProps } from './set-list.tsx';

const load = () => import('./set-list.tsx');

/** A busy page delays preparing the list for this long at most, in milliseconds. */
const patienceMs = 3000;

/** Loads the list on demand; null until then. Spread `hints` on the elements that open it. */
export function useSetList(isShown: boolean, events: SetListProps['events'] | null, festival: Festival) {
  const { part, fetch, hints } = usePart(load);
  function fetchList() {
    void fetch(fetchList);
  }
  const fetchNow = useEffectEvent(fetchList);
  useEffect(() => {
    if (isShown && part === null) fetchNow();
  }, [isShown, part]);
  useEffect(() => {
    if (part === null || events === null || isShown) return undefined;
    return whenIdle(() => part.prepareList(events, festival), patienceMs);
  }, [part, events, festival, isShown]);
  return { SetList: part?.SetList ?? null, hints };
}
