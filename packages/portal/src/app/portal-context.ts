import type { CurrentUser, PortalSession, Services } from '@lineup/services';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ColorScheme } from './color-scheme.ts';
import type { Connection } from './connection.ts';
import type { KeptInput } from './kept-input.ts';
import type { SessionStore } from './session-store.ts';
import type { UnsavedInput } from './unsaved.ts';

/** What every page is given: the calls, the session, the connection, unsaved input, the colour scheme and the clock. */
export interface Portal {
  readonly services: Services;
  readonly session: SessionStore;
  readonly connection: Connection;
  /** Which forms hold input that is not saved. */
  readonly unsaved: UnsavedInput;
  /** What was typed and not saved yet, noted in this browser. */
  readonly keptInput: KeptInput;
  readonly colorScheme: ColorScheme;
  /** The time now, in milliseconds since the epoch. */
  readonly now: () => number;
}

export const PortalContext = createContext<Portal | null>(null);

/** What the page was given; throws outside of `Providers`. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal needs <Providers> above it');
  return portal;
}

/** The calls of the product. */
export function useServices(): Services {
  return usePortal().services;
}

/** The session, re-rendering when it changes. */
export function useSession(): PortalSession {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The signed-in administrator; null while nobody is: no page, or one that waits for its person to sign in again. */
export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  return session.state === 'signedIn' ? session.user : null;
}
