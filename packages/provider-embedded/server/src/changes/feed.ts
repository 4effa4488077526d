import { isProviderError } from '@lineup/provider';
import type { Change, CommitListener } from '../documents/store.ts';

/** A message to a subscriber as sent over HTTP. `seq` is the number of the commit. */
export type FeedMessage =
  | { readonly type: 'ready'; readonly seq: number }
  | { readonly type: 'reset' }
  | { readonly type: 'change'; readonly seq: number; readonly body: ChangeBody };

/** The documents of one commit, or, if there are many, only the collections to read again. */
type ChangeBody = { readonly changes: readonly Change[] } | { readonly collections: readonly string[] };

interface Subscriber {
  readonly sessionId: string;
  /** The last commit this subscriber received, or null for a new one. */
  readonly lastSeq: number | null;
  readonly onEvent: (event: FeedMessage) => void;
  /** The session or the server has ended; no more events follow. */
  readonly onEnd: () => void;
}

export interface ChangeFeedDeps {
  /** Returns the number of the latest commit, including those of other processes. */
  readonly latestVersion: () => number;
  /** Returns which sessions are currently valid, including changes by other processes. */
  readonly validSessions: () => (sessionId: string) => boolean;
}

/** Sends every commit to every open portal, in order. Sends nothing to a session that is not valid at that moment. */
export interface ChangeFeed {
  /** Publishes a commit; fits the store's `onCommit`. */
  readonly publish: CommitListener;
  /**
   * Sends what the subscriber has missed since `lastSeq` (or `reset` if that is no longer known), then `ready`, then
   * every commit. Returns a function that ends it. Ends automatically with the session, shortly afterwards if another
   * process ended that.
   */
  subscribe(subscriber: Subscriber): () => void;
  /** The number of subscribers. */
  subscribers(): number;
  /** Ends the streams of a session that was signed out or revoked. */
  endSession(sessionId: string): void;
  /** Ends every stream, for shutdown. */
  close(): void;
}

/** For a commit of more documents only its collections are sent. */
const maximumChanges = 200;
/** How many commits are stored for clients that reconnect. */
const retainedCommits = 200;

/** How often streams are checked for sessions ended by another process, in milliseconds. */
const lookEveryMs = 250;

export function createChangeFeed({ latestVersion, validSessions }: ChangeFeedDeps): ChangeFeed {
  const subscribers = new Set<Subscriber>();
  let looking: NodeJS.Timeout | undefined;
  const recent: { readonly seq: number; readonly body: ChangeBody | null }[] = [];

  const add = (subscriber: Subscriber) => {
    subscribers.add(subscriber);
    looking ??= setInterval(endFallen, lookEveryMs).unref();
  };
  const remove = (subscriber: Subscriber): boolean => {
    const wasThere = subscribers.delete(subscriber);
    if (subscribers.size > 0) return wasThere;
    clearInterval(looking);
    looking = undefined;
    return wasThere;
  };
  const end = (subscriber: Subscriber) => {
    if (remove(subscriber)) subscriber.onEnd();
  };
  const endFallen = () => {
    const stands = standsNow();
    for (const subscriber of subscribers) if (!stands(subscriber.sessionId)) end(subscriber);
  };
  /** While the database is unavailable, no session counts as signed in. */
  const standsNow = (): ((sessionId: string) => boolean) => {
    const known = attempt(validSessions);
    return (id) => known !== null && attempt(() => known(id)) === true;
  };
  const missedSince = (lastSeq: number) => {
    const current = latestVersion();
    if (lastSeq === current) return [];
    const first = recent[0]?.seq ?? Infinity;
    const complete = first <= lastSeq + 1 && recent.at(-1)?.seq === current && lastSeq < current;
    return complete ? recent.filter((commit) => commit.seq > lastSeq) : null;
  };

  return {
    publish: (seq, changes, isSummary = false) => {
      endFallen();
      const body = bodyOf(changes, isSummary);
      // Another process wrote in between; subscribers that missed it must read everything again.
      if (recent.length > 0 && recent.at(-1)?.seq !== seq - 1) recent.length = 0;
      recent.push({ seq, body });
      if (recent.length > retainedCommits) recent.shift();
      if (body === null) return;
      // The same object for all, so that it is only serialised once.
      const event: FeedMessage = { type: 'change', seq, body };
      for (const subscriber of subscribers) subscriber.onEvent(event);
    },
    subscribe: (subscriber) => {
      if (!standsNow()(subscriber.sessionId)) {
        subscriber.onEnd();
        return () => undefined;
      }
      const missed = subscriber.lastSeq === null ? [] : missedSince(subscriber.lastSeq);
      if (missed === null) subscriber.onEvent({ type: 'reset' });
      for (const { seq, body } of missed ?? []) {
        if (body !== null) subscriber.onEvent({ type: 'change', seq, body });
      }
      subscriber.onEvent({ type: 'ready', seq: latestVersion() });
      add(subscriber);
      return () => void remove(subscriber);
    },
    subscribers: () => subscribers.size,
    endSession: (sessionId) => {
      for (const subscriber of subscribers) if (subscriber.sessionId === sessionId) end(subscriber);
    },
    close: () => {
      for (const subscriber of subscribers) end(subscriber);
    },
  };
}

/** Returns the result of `read`, or null if the database is unavailable. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return null;
  }
}

/** What is sent of a commit, without users records; null if nothing is left. */
function bodyOf(changes: readonly Change[], isSummary: boolean): ChangeBody | null {
  const visible = changes.filter((change) => !change.path.startsWith('users/'));
  if (visible.length === 0) return null;
  if (!isSummary && visible.length <= maximumChanges) return { changes: visible };
  const collections = new Set(visible.map((change) => change.path.slice(0, change.path.lastIndexOf('/'))));
  return { collections: [...collections] };
}
