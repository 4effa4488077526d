import { isProviderError, type Provider } from '@lineup/provider';
import type { WindowHold } from './window-hold.ts';

/**
 * Whether requests reach the provider. `offline`: this machine has no network. `unreachable`: the provider does not
 * respond.
 */
type ConnectionState = 'online' | 'offline' | 'unreachable';

/** Tracks whether the provider can be reached. */
export interface Connection {
  readonly get: () => ConnectionState;
  /** When requests began to fail, in epoch milliseconds: visible data is as of then. Null while requests succeed. */
  readonly lostAt: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Records the outcome of a request: answered (even if refused), or not at all. */
  readonly note: (answered: boolean) => void;
  /** Records what the browser reports about this machine's network. */
  readonly noteNetwork: (connected: boolean) => void;
}

/** `now` returns the time in epoch milliseconds. */
export function createConnection(now: () => number, connected = true): Connection {
  const listeners = new Set<() => void>();
  let network = connected;
  let answered = true;
  let state = stateOf(network, answered);
  let lostAt = state === 'online' ? null : now();

  const update = () => {
    const next = stateOf(network, answered);
    if (next === state) return;
    // Switching between the two kinds of failure keeps the age of the data.
    lostAt = next === 'online' ? null : (lostAt ?? now());
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    lostAt: () => lostAt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(wasAnswered) {
      answered = wasAnswered;
      update();
    },
    noteNetwork(isConnected) {
      network = isConnected;
      update();
    },
  };
}

function stateOf(network: boolean, answered: boolean): ConnectionState {
  if (!network) return 'offline';
  return answered ? 'online' : 'unreachable';
}

/**
 * Wraps `provider` so that the outcome of every read and write is recorded in `connection`. Commits hold the window
 * open: closing it would lose one that the provider has not sent yet.
 */
export function withConnection(provider: Provider, connection: Connection, { during }: WindowHold): Provider {
  const noted = async <T>(request: Promise<T>): Promise<T> => {
    try {
      const answer = await request;
      connection.note(true);
      return answer;
    } catch (error) {
      connection.note(!isProviderError(error, 'unavailable'));
      throw error;
    }
  };
  const receive =
    <T>(onNext: (value: T) => void) =>
    (value: T) => {
      connection.note(true);
      onNext(value);
    };
  const fail = (onError: (error: unknown) => void) => (error: unknown) => {
    connection.note(!isProviderError(error, 'unavailable'));
    onError(error);
  };
  const { documents } = provider;
  return {
    ...provider,
    documents: {
      commitLimit: documents.commitLimit,
      newId: () => documents.newId(),
      get: (path) => noted(documents.get(path)),
      query: (query) => noted(documents.query(query)),
      count: (query) => noted(documents.count(query)),
      commit: (writes, name) => during(noted(documents.commit(writes, name))),
      watch: (query, onNext, onError) => documents.watch(query, receive(onNext), fail(onError)),
      watchDocument: (path, onNext, onError) => documents.watchDocument(path, receive(onNext), fail(onError)),
    },
  };
}
