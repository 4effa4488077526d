import { isProviderError } from '@lineup/provider';
import type { Change, CommitListener } from '../documents/store.ts';

/** What a subscriber hears, as HTTP carries it. `seq` is the number of the commit. */
export type FeedMessage =
  | { readonly type: 'ready'; readonly seq: number }
  | { readonly type: 'reset' }
  | { readonly type: 'change'; readonly seq: number; readonly body: ChangeBody };

/** The documents of one commit, or, where they are many, only the collections to be read again. */
type ChangeBody = { readonly changes: readonly Change[] } | { readonly collections: readonly string[] };

interface Subscriber {
  readonly sessionId: string;
  /** The last commit this subscriber has learned of, or null for a new one. */
  readonly lastSeq: number | null;
  readonly onEvent: (event: FeedMessage) => void;
  /** The session or the server has ended; no event follows. */
  readonly onEnd: () => void;
}

export interface ChangeFeedDeps {
  /** Returns the number of the latest commit, also of another process. */
  readonly latestVersion: () => number;
  /** Answers which sessions stand at this moment, whoever has ended the others. */
  readonly validSessions: () => (sessionId: string) => boolean;
}

/** Sends every commit to every open portal, in order. Nothing is sent to a session that is not valid at that moment. */
export interface ChangeFeed {
  /** Learns of a commit; fits the store's `onCommit`. */
  readonly publish: CommitListener;
  /**
   * Sends what the subscriber has missed since `lastSeq` (or `reset` where that is no longer known), then `ready`, then
   * every commit. Returns a function that ends it. Ends by itself when the session does, within a moment also where another
   * process has ended it.
   */
  subscribe(subscriber: Subscriber): () => void;
  /** How many are subscribed. */
  subscribers(): number;
  /** Ends the streams of a session that was signed out or withdrawn. */
  endSession(sessionId: string): void;
  /** Ends every stream, for the shutdown. */
  close(): void;
}

/** A commit of more documents is sent as its collections. */
const maximumChanges = 200;
/** Commits remembered for those who come back after a broken connection. */
const retainedCommits = 200;

/** The interval, in milliseconds, at which streams are closed whose session another process has ended. */
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
      // Another process has written in between; who missed that must read everything again.
      if (recent.length > 0 && recent.at(-1)?.seq !== seq - 1) recent.length = 0;
      recent.push({ seq, body });
      if (recent.length > retainedCommits) recent.shift();
      if (body === null) return;
      // The same object for all, so that it need be written as text only once.
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

/** What `read` answers, or null where the database is out of reach. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return null;
  }
}

/** What is sent of a commit: nothing of users; null where nothing is left. */
function bodyOf(changes: readonly Change[], isSummary: boolean): ChangeBody | null {
  const visible = changes.filter((change) => !change.path.startsWith('users/'));
  if (visible.length === 0) return null;
  if (!isSummary && visible.length <= maximumChanges) return { changes: visible };
  const collections = new Set(visible.map((change) => change.path.slice(0, change.path.lastIndexOf('/'))));
  return { collections: [...collections] };
}
