import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useMemo, useState } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { useLive, type Live } from '../../../app/queries/use-live.ts';
import { afterZoneHistory } from '../../../app/queries/zone-history.ts';

export interface FollowedFestival {
  readonly live: Live<Versioned<Festival> | null>;
  /** The festival as it was last seen, also when it was deleted or cannot be read meanwhile; null before. */
  readonly lastSeen: Versioned<Festival> | null;
}

/** Follows the festival whose lineup is uploaded. */
export function useFestival(festivalId: string): FollowedFestival {
  const services = useLineupServices();
  const follow = useMemo(
    () =>
      afterZoneHistory<Versioned<Festival> | null>(
        (onNext, onError) => services.festivals.watch(festivalId, onNext, onError),
        (festival) => (festival === null ? [] : [festival]),
      ),
    [services, festivalId],
  );
  const live = useLive(['festival', festivalId], follow);
  const [lastSeen, setLastSeen] = useState<Versioned<Festival> | null>(null);
  const seen = live.status === 'success' ? live.data : null;
  if (seen !== null && seen !== lastSeen) setLastSeen(seen);
  return { live, lastSeen: seen ?? lastSeen };
}
