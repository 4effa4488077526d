import { maximumNames, type FunctionPort } from '@lineup/provider';

/** The display names of the people in the history, requested together and each only once. */
export interface AuthorNames {
  /** Undefined until it is known, and for people without one. */
  readonly find: (id: string) => string | undefined;
  readonly ask: (ids: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAuthorNames({ call }: Pick<FunctionPort, 'call'>): AuthorNames {
  const names = new Map<string, string>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let waiting: string[] = [];
  const send = async (ids: readonly string[]) => {
    try {
      const response = await call('peopleNames', { ids });
      for (const [id, name] of Object.entries(response.names)) names.set(id, name);
      for (const listener of listeners) listener();
    } catch {
      // The e-mail address is shown until the next request.
      for (const id of ids) asked.delete(id);
    }
  };
  const sendAll = () => {
    const ids = waiting;
    waiting = [];
    for (let from = 0; from < ids.length; from += maximumNames) {
      void send(ids.slice(from, from + maximumNames));
    }
  };
  return {
    find: (id) => names.get(id),
    ask(ids) {
      const unknown = ids.filter((id) => id !== '' && !asked.has(id));
      if (unknown.length === 0) return;
      if (waiting.length === 0) queueMicrotask(sendAll);
      for (const id of unknown) asked.add(id);
      waiting.push(...new Set(unknown));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
