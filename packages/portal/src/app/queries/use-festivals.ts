import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo } from 'react';
import { useServices } from '../portal-context.ts';
import { festivalsKey } from './edit-records.ts';
import { useLive, type Live } from './use-live.ts';
import { afterZoneHistory } from './zone-history.ts';

/** Follows all festivals, latest start first, while the page is shown. */
export function useFestivals(): Live<readonly Versioned<Festival>[]> {
  const { festivals } = useServices();
  const follow = useMemo(
    () =>
      afterZoneHistory<readonly Versioned<Festival>[]>(
        (onNext, onError) => festivals.watchAll(onNext, onError),
        (all) => all,
      ),
    [festivals],
  );
  return useLive(festivalsKey, follow);
}
