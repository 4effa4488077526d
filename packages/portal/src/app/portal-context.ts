import type { ReadingProvider } from '@lineup/provider';
import type {
  createRecorder,
  CurrentUser,
  EntryServices,
  PortalSession,
  Recorder,
  Surroundings,
  WorkServices,
} from '@lineup/services';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ColorScheme } from './layout/color-scheme.ts';
import type { Connection } from './connection/connection.ts';
import type { ImportHint } from './import-hint.ts';
import type { LetterKeys } from './keys/letter-keys.ts';
import type { TimeFormat } from './time/time-format.ts';
import type { WindowHold } from './connection/window-hold.ts';
import type { PersistedInput, UnsavedInput } from './editor/persisted-input.ts';
import type { SessionStore } from './session/session-store.ts';

/** What the pages need from their environment, as main.tsx finds it. */
export interface PortalSurroundings extends Surroundings {
  /** The zone of this browser: for what has no zone of its own, and as a suggestion. */
  readonly zone: string;
  /** Text messages and e-mails go to the page `/outbox`. */
  readonly isDemo?: boolean;
}

/**
 * What every page gets: the provider, the services of the sign-in, the session, the connection, unsaved input, the
 * colour scheme, the choices of keys and of the time format, the hint after an import and the clock.
 */
export interface Portal extends PortalSurroundings {
  readonly provider: ReadingProvider;
  /** Creates the single writer of the pages behind a sign-in. Its code is loaded with those pages. */
  readonly makeRecorder: (create: typeof createRecorder) => Recorder;
  readonly entry: EntryServices;
  readonly session: SessionStore;
  readonly connection: Connection;
  /** Keeps the window open while a change is being stored. */
  readonly windowHold: WindowHold;
  /** The forms that hold unsaved input. */
  readonly unsaved: UnsavedInput;
  /** Unsaved input, stored in this browser. */
  readonly persistedInput: PersistedInput;
  readonly colorScheme: ColorScheme;
  readonly letterKeys: LetterKeys;
  readonly importHint: ImportHint;
  readonly timeFormat: TimeFormat;
}

export const PortalContext = createContext<Portal | null>(null);

/** Returns what the page was given; throws outside of `Providers`. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal needs <Providers> above it');
  return portal;
}

/** The services of the sign-in and of the session. */
export function useEntryServices(): EntryServices {
  return usePortal().entry;
}

/** The services of the pages behind the sign-in, provided by work-layout.tsx. */
export const ServicesContext = createContext<WorkServices | null>(null);

/** Returns the services of the pages behind the sign-in; throws on any other page. */
export function useServices(): WorkServices {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs <WorkLayout> above it');
  return services;
}

/** Returns the session and re-renders when it changes. */
export function useSession(): PortalSession {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * Returns the signed-in administrator; null while signed out, also on a page that waits for its user to sign in again.
 */
export function useCurrentUser(): CurrentUser | null {
  const session = useSession();
  return session.state === 'signedIn' ? session.user : null;
}
