import { needsZoneHistory, timestampToMillis, type Festival, type LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../../app/loading/when-idle.ts';
import { cacheShell } from '../../../app/offline/cache-shell.ts';
import { storeReading } from '../../../app/offline/reading.ts';
import { useCurrentUser, usePortal } from '../../../app/portal-context.ts';
import { loadOfflinePage } from './load-offline-page.ts';

interface KeepReadingProps {
  readonly festival: Versioned<Festival>;
  /** The events as they are stored. */
  readonly events: readonly Versioned<LineupEvent>[];
}

const patienceMs = 2000;
/** Unchanged data is stored again at this interval, which records that it is still current. */
const freshMs = 5 * 60_000;

/** Stores the festival for offline reading, and caches the pages that show it. */
export function KeepReading({ festival, events }: KeepReadingProps) {
  const { now, connection } = usePortal();
  const userId = useCurrentUser()?.id;
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get) === 'online';
  // The time zone rules of the past are not available offline.
  const isOld = needsZoneHistory(timestampToMillis(festival.startDate));
  useEffect(() => {
    if (userId === undefined || !isOnline || isOld) return undefined;
    const store = () => void storeReading({ userId, at: now(), festival, events });
    const cancel = whenIdle(store, patienceMs);
    const timer = setInterval(store, freshMs);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [userId, isOnline, isOld, now, festival, events]);
  // Ignore failures: the connection is down, and the next visit retries.
  useEffect(() => whenIdle(() => void loadOfflinePage().then(cacheShell, () => undefined), patienceMs), []);
  return null;
}
