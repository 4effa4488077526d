import { connectionMessages, formatDay, formatTime, wallClockOf, type Festival } from '@lineup/domain';
import { useParams } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { loadConfig } from '../provider/load-provider.ts';
import { usePortal } from '../portal-context.ts';
import { festivalKey } from '../queries/edit-records.ts';
import { useStored } from '../queries/use-live.ts';
import type { Connection } from './connection.ts';

const probeEveryMs = 5000;

/** Shown while requests fail. Probes the connection until they succeed again. */
export function ConnectionBanner() {
  const { connection } = usePortal();
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  useNetworkEvents(connection);
  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    const timer = setInterval(() => void probe(connection), probeEveryMs);
    return () => clearInterval(timer);
  }, [connection, state]);

  const asOf = useAsOf(connection.lostAt());
  if (state === 'online') return null;
  const { title, text } = connectionMessages[state];
  return (
    <Banner tone="amber" title={title} flush>
      {asOf} {text}{' '}
      {state === 'unreachable' && (
        <Button variant="default" size="sm" onClick={() => void probe(connection)}>
          Try now
        </Button>
      )}
    </Banner>
  );
}

/** Returns how old the visible data is, in the zone of the open festival, else in the reader's zone. */
function useAsOf(lostAt: number | null): string {
  const { zone } = usePortal();
  const { id = '' } = useParams({ strict: false });
  // Already followed by the festival's page.
  const stored = useStored<Festival | null>(festivalKey(id), unfollowed);
  const festival = stored.status === 'success' ? stored.data : null;
  if (lostAt === null) return connectionMessages.maybeOutdated;
  return connectionMessages.asOf(festival === null ? readersTime(lostAt, zone) : timeOf(lostAt, festival));
}

const unfollowed = () => () => undefined;

function readersTime(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(instant);
}

function timeOf(instant: number, { timezone, hourCycle }: Festival): string {
  const { date } = wallClockOf(instant, timezone);
  return `${formatDay(date)}, ${formatTime(instant, timezone, hourCycle)}`;
}

async function probe(connection: Connection): Promise<void> {
  try {
    await loadConfig();
    connection.note(true);
  } catch {
    // Still offline: the banner stays, and the next probe follows.
    connection.note(false);
  }
}

function useNetworkEvents(connection: Connection): void {
  useEffect(() => {
    const update = () => connection.noteNetwork(navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [connection]);
}
