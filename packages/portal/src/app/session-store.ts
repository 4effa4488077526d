import type { PortalSession, UsersService } from '@lineup/services';

/** The session as a store: one subscription to the provider, any number of readers. */
export interface SessionStore {
  /** The session known so far; the same object until it changes. */
  readonly get: () => PortalSession;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says whether the person is leaving: a sign-out that follows is then no loss. */
  readonly setLeaving: (leaving: boolean) => void;
  /** Whether the last session ended without the person wanting it. */
  readonly wasLost: () => boolean;
  /** Ends the subscription to the provider. */
  readonly stop: () => void;
}

export interface SessionEvents {
  /** Somebody was signed out again, and why. */
  readonly onDenied: (message: string) => void;
  /** A session ended while somebody worked. */
  readonly onLost: () => void;
}

/** Follows the session from now on. */
export function createSessionStore(
  users: Pick<UsersService, 'observeSession'>,
  { onDenied, onLost }: SessionEvents,
): SessionStore {
  const listeners = new Set<() => void>();
  let current: PortalSession = { state: 'loading' };
  let leaving = false;
  let lost = false;

  const show = (next: PortalSession) => {
    const ends = current.state === 'signedIn' && next.state !== 'signedIn';
    if (ends && !leaving) {
      lost = true;
      onLost();
    }
    if (next.state === 'signedIn') {
      lost = false;
      leaving = false;
    }
    current = next;
    for (const listener of listeners) listener();
  };
  const stop = users.observeSession(show, (message) => {
    leaving = true;
    onDenied(message);
  });

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLeaving(next) {
      leaving = next;
    },
    wasLost: () => lost,
    stop,
  };
}
