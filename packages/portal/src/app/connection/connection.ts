import { isProviderError, type Provider } from '@lineup/provider';
import type { WindowHold } from './window-hold.ts';

/** Whether requests arrive: `offline` says this machine, `unreachable` the provider. */
type ConnectionState = 'online' | 'offline' | 'unreachable';

/** Follows whether the provider can be reached. */
export interface Connection {
  readonly get: () => ConnectionState;
  /** Since when requests do not arrive, in epoch milliseconds: what is shown is as of then. Null while they do. */
  readonly lostAt: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes how a request ended: answered, be it with a refusal, or not at all. */
  readonly note: (answered: boolean) => void;
  /** Notes what the browser says about this machine's network. */
  readonly noteNetwork: (connected: boolean) => void;
}

/** `now` gives the time in epoch milliseconds. */
export function createConnection(now: () => number, connected = true): Connection {
  const listeners = new Set<() => void>();
  let network = connected;
  let answered = true;
  let state = stateOf(network, answered);
  let lostAt = state === 'online' ? null : now();

  const update = () => {
    const next = stateOf(network, answered);
    if (next === state) return;
    // What was lost in one way and then in another is as old as before.
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
 * `provider`, with every outcome of reading and writing documents noted in `connection`. Commits hold the window: one that
 * the provider has not sent yet would go with it.
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
