import type { SessionGate } from '../session/session-gate.ts';

/** A session that stays signed in as `user` until a test ends it. */
export function openSession(): SessionGate & { end(): void } {
  const listeners = new Set<() => void>();
  return {
    requireUser: () => Promise.resolve('user'),
    explain: (failure) => Promise.resolve(failure),
    whenGone: (_, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => {
      for (const listener of listeners) listener();
    },
  };
}
