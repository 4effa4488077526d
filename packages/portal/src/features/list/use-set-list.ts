import { useEffect, useEffectEvent } from 'react';
import { usePart } from '../../app/loading/use-part.ts';

export type { SetListProps } from './set-list.tsx';

const load = () => import('./set-list.tsx');

/** The value of `view` in the address while the list is shown. */
export const listViewName = 'list';

/** The list of sets, loaded when it is asked for; null until then. `hints` are for what leads to it. */
export function useSetList(isShown: boolean) {
  const { part, fetch, hints } = usePart(load);
  function fetchList() {
    void fetch(fetchList);
  }
  const fetchNow = useEffectEvent(fetchList);
  useEffect(() => {
    if (isShown && part === null) fetchNow();
  }, [isShown, part]);
  return { SetList: part?.SetList ?? null, hints };
}
