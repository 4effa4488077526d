import type { CurrentUser, PortalSession, UsersService } from '@lineup/services';

/** The session as a store: one subscription to the provider, any number of readers. */
export interface SessionStore {
  /** Returns the current session; the same object until it changes. */
  readonly get: () => PortalSession;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets whether the user is leaving: a sign-out that follows does not count as a loss. */
  readonly setLeaving: (leaving: boolean) => void;
  /** Returns true if the user has signed out or was turned away, and has not signed in again yet. */
  readonly isLeaving: () => boolean;
  /** Returns true if the last session ended without the user signing out. */
  readonly wasLost: () => boolean;
  /** Returns why the user was signed out, until they sign in again; null otherwise. */
  readonly denial: () => string | null;
  /** Returns who is signed in, or was last; null before the first sign-in. */
  readonly lastUser: () => CurrentUser | null;
  /** Ends the subscription to the provider. */
  readonly stop: () => void;
}

export interface SessionEvents {
  /** Called when a session ended while somebody was working. */
  readonly onLost: () => void;
}

/** Follows the session from now on. */
export function createSessionStore(
  users: Pick<UsersService, 'observeSession'>,
  { onLost }: SessionEvents,
): SessionStore {
  const listeners = new Set<() => void>();
  let current: PortalSession = { state: 'loading' };
  let lastUser: CurrentUser | null = null;
  let leaving = false;
  let lost = false;
  let denial: string | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = (next: PortalSession) => {
    const ends = current.state === 'signedIn' && next.state !== 'signedIn';
    if (ends && !leaving) {
      lost = true;
      onLost();
    }
    if (next.state !== 'signedOut') denial = null;
    if (next.state === 'signedIn') {
      lost = false;
      leaving = false;
      lastUser = next.user;
    }
    current = next;
    tell();
  };
  const stop = users.observeSession(show, (message) => {
    // A user who is turned away while signing in loses nothing: there was no session yet.
    if (current.state === 'signedIn') leaving = true;
    denial = message;
  });

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLeaving(next) {
      leaving = next;
      tell();
    },
    isLeaving: () => leaving,
    wasLost: () => lost,
    denial: () => denial,
    lastUser: () => lastUser,
    stop,
  };
}
