import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useServices } from '../../../app/portal-context.ts';
import { useLive, type Follow, type Live } from '../../../app/use-live.ts';

/** All festivals, the latest start first, followed while the page is shown. */
export function useFestivals(): Live<readonly Versioned<Festival>[]> {
  const { festivals } = useServices();
  const follow = useCallback<Follow<readonly Versioned<Festival>[]>>(
    (onNext, onError) => festivals.watchAll(onNext, onError),
    [festivals],
  );
  return useLive(['festivals'], follow);
}
