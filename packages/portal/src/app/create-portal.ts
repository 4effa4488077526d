import { messages } from '@lineup/domain';
import type { Provider } from '@lineup/provider';
import { createEntryServices } from '@lineup/services';
import { toast } from '../design/toasts/toast.ts';
import { localStore, tabStore, tabId } from './browser-storage.ts';
import { createColorScheme } from './layout/color-scheme.ts';
import { createImportHint } from './import-hint.ts';
import { createLetterKeys } from './keys/letter-keys.ts';
import { createConnection, withConnection } from './connection/connection.ts';
import { createWindowHold } from './connection/window-hold.ts';
import { createPersistedInput, type PersistedInput, createUnsavedInput } from './editor/persisted-input.ts';
import { dropWithSession } from './offline/drop-reading.ts';
import type { Portal, PortalSurroundings } from './portal-context.ts';
import { createTimeFormat } from './time/time-format.ts';
import { createSessionStore } from './session/session-store.ts';

/** Assembles everything that the pages need on top of the given provider. */
export function createPortal(bare: Provider, surroundings: PortalSurroundings): Portal {
  const connection = createConnection(surroundings.now);
  const windowHold = createWindowHold(window);
  const provider = withConnection(bare, connection, windowHold);
  const entry = createEntryServices(provider);
  const unsaved = createUnsavedInput();
  const session = createSessionStore(entry.users, {
    // With unsaved input the page stays and shows its own message.
    onLost: () => !unsaved.any() && toast.error(messages.access.sessionEnded),
  });
  dropWithSession(session);
  const colorScheme = createColorScheme(window, localStore);
  const persistedInput = keepInput(surroundings);
  return {
    ...surroundings,
    provider,
    makeRecorder: (create) => create(provider),
    entry,
    session,
    connection,
    windowHold,
    unsaved,
    persistedInput,
    colorScheme,
    letterKeys: createLetterKeys(window, localStore),
    importHint: createImportHint(),
    timeFormat: createTimeFormat(window, localStore),
  };
}

/** Stores unsaved input, and releases it when the page goes away. */
function keepInput({ now, random }: PortalSurroundings): PersistedInput {
  const tab = tabId(tabStore(), () => `${now().toString(36)}-${random().toString(36).slice(2)}`);
  const persistedInput = createPersistedInput({ storage: localStore(), tab, now });
  window.addEventListener('pagehide', persistedInput.leave);
  return persistedInput;
}
