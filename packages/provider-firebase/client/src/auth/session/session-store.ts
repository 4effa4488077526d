import type { Session } from '@lineup/provider';

type Listener = (session: Session) => void;

/** The session as this page knows it. */
export interface SessionStore {
  readonly observe: (listener: Listener) => () => void;
  current(): Session;
  /** Notifies the listeners unless nothing has changed. */
  become(session: Session): void;
}

export function createSessionStore(): SessionStore {
  const listeners = new Set<Listener>();
  let current: Session = { state: 'loading' };
  return {
    current: () => current,
    observe: (listener) => {
      // A new wrapper, so that a listener added twice is called twice and removed separately.
      const own: Listener = (session) => listener(session);
      listeners.add(own);
      own(current);
      return () => listeners.delete(own);
    },
    become: (session) => {
      if (isSame(session, current)) return;
      current = session;
      for (const listener of listeners) listener(session);
    },
  };
}

function isSame(a: Session, b: Session): boolean {
  if (a.state !== b.state) return false;
  if (a.state === 'secondFactor' && b.state === 'secondFactor') return a.challenge === b.challenge;
  if (a.state === 'signedOut' && b.state === 'signedOut') return a.because === b.because;
  return !('user' in a) || !('user' in b) || (a.user.id === b.user.id && a.user.email === b.user.email);
}
