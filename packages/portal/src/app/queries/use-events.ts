import type { LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useCallback, useState } from 'react';
import { useLineupServices } from '../provider/lineup-services.ts';
import { eventsKey } from './edit-records.ts';
import { useLiveShown, useStored, type Follow, type Live } from './use-live.ts';

/** The events of a festival, and the ids of those that cannot be parsed. */
export interface FollowedEvents {
  /** As shown, with pending edits. */
  readonly events: Live<readonly Versioned<LineupEvent>[]>;
  readonly stored: Live<readonly Versioned<LineupEvent>[]>;
  readonly unreadable: readonly string[];
}

const none: readonly string[] = [];

/**
 * Follows all events of a festival while the page is shown. While paused, the last data stays and is updated as soon as
 * following resumes.
 */
export function useEvents(festivalId: string, isPaused = false): FollowedEvents {
  const { events } = useLineupServices();
  const [unreadable, setUnreadable] = useState(none);
  const follow = useCallback<Follow<readonly Versioned<LineupEvent>[]>>(
    (onNext, onError) => {
      if (isPaused) return () => undefined;
      const next: Parameters<typeof events.watch>[1] = (found, left) => {
        onNext(found);
        setUnreadable(left.length === 0 ? none : left);
      };
      return events.watch(festivalId, next, onError);
    },
    [events, festivalId, isPaused],
  );
  const key = eventsKey(festivalId);
  const stored = useStored(key, follow);
  return { events: useLiveShown(key, stored), stored, unreadable };
}
