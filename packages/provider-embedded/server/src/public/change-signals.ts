/** Notifies waiting callers of changes by name. */
export interface ChangeSignals {
  /** Listens from now on; misses nothing that is sent before `end`. */
  listen(names: readonly string[]): ChangeSignal;
  send(name: string): void;
  sendAll(): void;
}

interface ChangeSignal {
  /**
   * Settles when one of the names was sent since `listen`, after `ms` milliseconds, or when `signal` is aborted;
   * returns which.
   */
  within(ms: number, signal: AbortSignal): Promise<'change' | 'time' | 'abort'>;
  end(): void;
}

export function createChangeSignals(): ChangeSignals {
  const listeners = new Map<string, Set<() => void>>();
  const sendTo = (name: string) => {
    for (const listener of listeners.get(name) ?? []) listener();
  };
  return {
    listen: (names) => {
      let wake: (() => void) | null = null;
      let wasSent = false;
      const listener = () => {
        wasSent = true;
        wake?.();
      };
      for (const name of names) {
        const others = listeners.get(name) ?? new Set();
        listeners.set(name, others.add(listener));
      }
      return {
        within: (ms, signal) =>
          new Promise((resolve) => {
            if (wasSent) return resolve('change');
            if (signal.aborted) return resolve('abort');
            const end = (why: 'change' | 'time' | 'abort') => {
              clearTimeout(timer);
              signal.removeEventListener('abort', onAbort);
              resolve(why);
            };
            const onAbort = () => end('abort');
            const timer = setTimeout(() => end('time'), ms);
            timer.unref();
            signal.addEventListener('abort', onAbort);
            wake = () => end('change');
          }),
        end: () => {
          for (const name of names) {
            const others = listeners.get(name);
            others?.delete(listener);
            if (others?.size === 0) listeners.delete(name);
          }
        },
      };
    },
    send: sendTo,
    sendAll: () => {
      for (const name of listeners.keys()) sendTo(name);
    },
  };
}
