import type { AuthPort, Session } from '@lineup/provider';

/** An `observe` that shows what the test says, for what a server in memory is too quick or too sound for. */
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
