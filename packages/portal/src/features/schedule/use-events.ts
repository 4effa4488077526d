import type { LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { useLive, type Follow, type Live } from '../../app/use-live.ts';

/** All events of a festival, followed while the page is shown. */
export function useEvents(festivalId: string): Live<readonly Versioned<LineupEvent>[]> {
  const { events } = useServices();
  const follow = useCallback<Follow<readonly Versioned<LineupEvent>[]>>(
    (onNext, onError) => events.watch(festivalId, onNext, onError),
    [events, festivalId],
  );
  return useLive(['events', festivalId], follow);
}
