import { isProviderError } from '@lineup/provider';
import type { CodeChallenge, Overdue, ProviderError, Session } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { growingPause } from '../http/retry.ts';
import { signedOut } from '../http/wire.ts';
import type { Monitor } from '../http/transport.ts';

type Listener = (session: Session) => void;

export interface SessionStore {
  readonly observe: (listener: Listener) => () => void;
  /** Ends the pause before the next retry. */
  readonly retry: () => void;
  /** Sets the session from the response to a sign-in or sign-out step; notifies other tabs. */
  set(session: Session): void;
  /** A new code was sent for the pending second factor. */
  renewChallenge(challenge: CodeChallenge): void;
  /** The same, with the session read from the server; fails like any read. */
  reload(): Promise<void>;
  /** To be called when a request starts; the result gets its error and updates the session accordingly. */
  readonly monitor: Monitor;
}

export interface SessionStoreOptions {
  /** Reads the session from the server. */
  readonly load: () => Promise<Session>;
  readonly pause: Pause;
  readonly overdue: Overdue;
  readonly channel: SessionChannel | null;
  /** Called before other listeners when there is no session. */
  readonly onSignedOut: () => void;
}

/**
 * The session as this browser knows it. Every change increments `epoch`, so that earlier responses can be recognised.
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { load, pause, overdue, channel, onSignedOut } = options;
  const listeners = new Set<Listener>();
  let current: Session = { state: 'loading' };
  let epoch = 0;
  let started = false;
  let hurry = new AbortController();

  const tell = (session: Session) => {
    current = session;
    for (const listener of listeners) listener(session);
  };
  const become = (session: Session) => {
    epoch += 1;
    if (session.state === 'signedOut') onSignedOut();
    tell(session);
  };
  const set = (session: Session) => {
    become(session);
    channel?.announce();
  };
  const refresh = async () => {
    const before = epoch;
    const session = await load();
    if (before === epoch && !isSame(session, current)) become(session);
  };
  /** Retries until there is a response or no listener; an unreachable server says nothing about the session. */
  const refreshPatiently = async () => {
    let failures = 0;
    do {
      try {
        await refresh();
        return;
      } catch {
        failures += 1;
        await pause(growingPause(failures), hurry.signal);
      }
    } while (listeners.size > 0);
  };
  const start = () => {
    if (started) return;
    started = true;
    channel?.listen(() => void refreshPatiently());
    if (current.state !== 'loading') return;
    void refreshPatiently();
    // Does not change what is known: a pending response still counts.
    overdue(() => {
      if (current.state === 'loading') tell({ state: 'unreachable' });
    });
  };
  return {
    set,
    reload: async () => set(await load()),
    observe: (listener) => {
      listeners.add(listener);
      listener(current);
      start();
      return () => listeners.delete(listener);
    },
    retry: () => {
      hurry.abort();
      hurry = new AbortController();
    },
    renewChallenge: (challenge) => {
      if (current.state === 'secondFactor') become({ state: 'secondFactor', challenge });
    },
    monitor: () => {
      const before = epoch;
      return (error) => {
        if (before !== epoch || !deniesSession(error)) return;
        if (current.state === 'signedIn') set(signedOut(error.sessionEnd));
        else if (current.state !== 'signedOut') void refreshPatiently();
      };
    },
  };
}

/** Returns true if the error means that the server no longer has the session or the sign-in assumed here. */
function deniesSession(error: ProviderError): boolean {
  return isProviderError(error, 'unauthenticated') || isProviderError(error, 'no-pending-sign-in');
}

/** A challenge that was read again only differs by the time of reading. */
function isSame(a: Session, b: Session): boolean {
  if (a.state !== b.state) return false;
  if (a.state === 'secondFactor' && b.state === 'secondFactor') {
    return (
      a.challenge.codeSent === b.challenge.codeSent && isNear(a.challenge.resendAt, b.challenge.resendAt)
    );
  }
  if (a.state === 'signedOut' && b.state === 'signedOut') return a.because === b.because;
  return !('user' in a) || !('user' in b) || a.user.id === b.user.id;
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 2000;
}

/** Notifies the other tabs of this browser, which share the session cookie, that the session may have changed. */
export interface SessionChannel {
  announce(): void;
  /** Calls back for every notification of another tab. */
  listen(listener: () => void): void;
}

/** The browser's own channel, opened on first use, or null if not supported. */
export function browserSessionChannel(): SessionChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  let opened: BroadcastChannel | null = null;
  const channel = () => (opened ??= new BroadcastChannel('lineup-session'));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by nature
    announce: () => channel().postMessage('changed'),
    listen: (listener) => channel().addEventListener('message', listener),
  };
}
