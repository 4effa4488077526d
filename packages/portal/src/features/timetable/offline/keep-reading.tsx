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
  /** As they are stored. */
  readonly events: readonly Versioned<LineupEvent>[];
}

const patienceMs = 2000;
/** What has not changed is stored again after this long: it is known to be so by then. */
const freshMs = 5 * 60_000;

/** Keeps the festival that is looked at, so that it can be read without a connection, and the pages with which it is read. */
export function KeepReading({ festival, events }: KeepReadingProps) {
  const { now, connection } = usePortal();
  const userId = useCurrentUser()?.id;
  const isOnline = useSyncExternalStore(connection.subscribe, connection.get) === 'online';
  // Their times need rules that are not at hand there.
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
  // A failure to load the page is that of the connection, and the next visit tries again.
  useEffect(() => whenIdle(() => void loadOfflinePage().then(cacheShell, () => undefined), patienceMs), []);
  return null;
}
