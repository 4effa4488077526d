import { messages } from '@lineup/domain';
import type { Provider } from '@lineup/provider';
import { createServices, type Surroundings } from '@lineup/services';
import { toast } from '../design/toast.ts';
import { createColorScheme } from './color-scheme.ts';
import { createConnection, withConnection } from './connection.ts';
import type { Portal } from './portal-context.ts';
import { createSessionStore } from './session-store.ts';

/** Everything the pages need, on the given provider. */
export function createPortal(
  provider: Provider,
  surroundings: Surroundings,
  mantineEnv: Portal['mantineEnv'] = 'default',
): Portal {
  const connection = createConnection();
  const services = createServices(withConnection(provider, connection), surroundings);
  const session = createSessionStore(services.users, {
    onDenied: toast.error,
    onLost: () => toast.error(messages.access.sessionEnded),
  });
  const colorScheme = createColorScheme(window);
  return { services, session, connection, colorScheme, now: surroundings.now, mantineEnv };
}
