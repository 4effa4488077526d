import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { useLive, type Live } from '../../app/queries/use-live.ts';
import { afterZoneHistory } from '../../app/queries/zone-history.ts';

/** The festival, followed while the page is shown; null when there is none. */
export function useFestival(id: string): Live<Versioned<Festival> | null> {
  const { festivals } = useServices();
  const follow = useMemo(
    () =>
      afterZoneHistory<Versioned<Festival> | null>(
        (onNext, onError) => festivals.watch(id, onNext, onError),
        (festival) => (festival === null ? [] : [festival]),
      ),
    [festivals, id],
  );
  return useLive(['festival', id], follow);
}
