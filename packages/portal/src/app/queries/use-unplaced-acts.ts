import type { UnplacedAct } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useLineupServices } from '../provider/lineup-services.ts';
import { actsKey, byName } from './edit-records.ts';
import { useLive, type Follow, type Live } from './use-live.ts';

type Acts = readonly Versioned<UnplacedAct>[];

/** Follows the acts of a festival that have no place yet, by name, as shown; not followed unless `isEnabled`. */
export function useUnplacedActs(festivalId: string, isEnabled: boolean): Live<Acts> {
  const { unplacedActs } = useLineupServices();
  const follow = useCallback<Follow<Acts>>(
    (onNext, onError) => {
      if (!isEnabled) return () => undefined;
      return unplacedActs.watch(festivalId, (found) => onNext(found.toSorted(byName)), onError);
    },
    [unplacedActs, festivalId, isEnabled],
  );
  return useLive(actsKey(festivalId), follow);
}
