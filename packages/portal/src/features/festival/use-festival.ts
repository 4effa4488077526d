import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { useLive, type Follow, type Live } from '../../app/use-live.ts';

/** The festival, followed while the page is shown; null when there is none. */
export function useFestival(id: string): Live<Versioned<Festival> | null> {
  const { festivals } = useServices();
  const follow = useCallback<Follow<Versioned<Festival> | null>>(
    (onNext, onError) => festivals.watch(id, onNext, onError),
    [festivals, id],
  );
  return useLive(['festival', id], follow);
}
