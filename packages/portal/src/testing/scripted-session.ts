import type { AuthPort, Session } from '@lineup/provider';

/** An `observe` controlled by the test, for states that an in-memory server passes too quickly or never has. */
export function scriptedSession(first: Session) {
  const listeners = new Set<(session: Session) => void>();
  let session = first;
  const observe: AuthPort['observe'] = (listener) => {
    listeners.add(listener);
    listener(session);
    return () => listeners.delete(listener);
  };
  return {
    observe,
    show: (next: Session) => {
      session = next;
      for (const listener of listeners) listener(next);
    },
  };
}
