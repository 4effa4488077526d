import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import { loadConfig } from '../provider/load-provider.ts';
import { usePortal } from '../portal-context.ts';
import type { Connection } from './connection.ts';

const probeEveryMs = 5000;

const texts = {
  offline: {
    title: 'You are offline',
    text: 'What you see may be out of date. Changes cannot be saved until the connection is back.',
  },
  unreachable: {
    title: 'The portal cannot be reached',
    text: 'What you see may be out of date. The portal tries again every few seconds.',
  },
} as const;

/** Says so while requests do not arrive, and finds out when they do again. */
export function ConnectionBanner() {
  const { connection } = usePortal();
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  useNetworkEvents(connection);
  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    const timer = setInterval(() => void probe(connection), probeEveryMs);
    return () => clearInterval(timer);
  }, [connection, state]);

  if (state === 'online') return null;
  const { title, text } = texts[state];
  return (
    <Banner tone="amber" title={title} flush>
      {text}{' '}
      {state === 'unreachable' && (
        <Button variant="default" size="sm" onClick={() => void probe(connection)}>
          Try now
        </Button>
      )}
    </Banner>
  );
}

async function probe(connection: Connection): Promise<void> {
  try {
    await loadConfig();
    connection.note(true);
  } catch {
    // Still not there: the banner stays, and the next probe follows.
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
