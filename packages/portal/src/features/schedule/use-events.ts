import type { LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useServices } from '../../app/portal-context.ts';
import { useLive, type Follow, type Live } from '../../app/use-live.ts';

/**
 * All events of a festival, followed while the page is shown. While it is paused what was seen last stays, and is brought
 * up to date at once afterwards.
 */
export function useEvents(festivalId: string, isPaused = false): Live<readonly Versioned<LineupEvent>[]> {
  const { events } = useServices();
  const follow = useCallback<Follow<readonly Versioned<LineupEvent>[]>>(
    (onNext, onError) => (isPaused ? () => undefined : events.watch(festivalId, onNext, onError)),
    [events, festivalId, isPaused],
  );
  return useLive(['events', festivalId], follow);
}
