import type { Firestore } from 'firebase/firestore';

/** The database for watching while a user is signed in. */
export interface WatchedDatabase {
  /** Opens the database on first use and reuses it until `forget`. */
  open(): Promise<Firestore>;
  /** Closes the database and clears the browser's storage, unless another tab uses it. Never fails. */
  forget(): Promise<void>;
}

export interface WatchedDatabaseDependencies {
  /** Opens a database that caches in the browser's storage, or in this page's memory. */
  readonly openDatabase: (cache: WatchedCache) => Firestore;
  readonly close: (database: Firestore) => Promise<void>;
  /** Clears the browser's storage; the database was not used before. */
  readonly clear: (database: Firestore) => Promise<void>;
  /** The browser's locks, shared by its tabs; without them the browser's storage is not used. */
  readonly locks: Pick<LockManager, 'request'> | null;
}

export type WatchedCache = 'persistent' | 'memory';

/** Held shared by every tab that uses the stored data, and exclusively to clear it. */
const lockName = 'lineup-watched';

interface Opened {
  readonly database: Firestore;
  readonly release: () => void;
}

/**
 * Watched documents are cached in the browser's storage until the session ends, so that a user who returns within half
 * an hour is only sent, and billed for, what has changed. Clearing it while another tab uses it would silently end that
 * tab's watches: so each tab holds a lock, and the last one to leave clears it.
 */
export function createWatchedDatabase({
  openDatabase,
  close,
  clear,
  locks,
}: WatchedDatabaseDependencies): WatchedDatabase {
  let opened: Promise<Opened> | null = null;
  let forgetting = Promise.resolve();

  const openNow = async (): Promise<Opened> => {
    await forgetting;
    if (locks === null) return { database: openDatabase('memory'), release: () => undefined };
    const release = await holdShared(locks);
    try {
      return { database: openDatabase('persistent'), release };
    } catch (error) {
      release();
      throw error;
    }
  };
  const closeOpened = async ({ database, release }: Opened) => {
    try {
      await close(database);
    } finally {
      release();
    }
  };
  const removeStored = async (lock: Lock | null) => {
    if (lock === null) return;
    const database = openDatabase('persistent');
    await clear(database);
    await close(database);
  };
  const forgetNow = async (was: Promise<Opened> | null) => {
    // A database that could not be opened need not be closed.
    const still = await was?.catch(() => null);
    if (still !== undefined && still !== null) await closeOpened(still);
    await locks?.request(lockName, { mode: 'exclusive', ifAvailable: true }, removeStored);
  };

  return {
    open: async () => {
      const mine = (opened ??= openNow());
      try {
        return (await mine).database;
      } catch (error) {
        if (opened === mine) opened = null;
        throw error;
      }
    },
    forget: () => {
      const was = opened;
      opened = null;
      // What cannot be cleared now is cleared when the next session ends.
      forgetting = forgetting.then(() => forgetNow(was)).catch(() => undefined);
      return forgetting;
    },
  };
}

/** Resolves when the lock is held; the returned function releases it. */
function holdShared(locks: Pick<LockManager, 'request'>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const whileHeld = () => new Promise<void>((release) => resolve(() => release()));
    locks.request(lockName, { mode: 'shared' }, whileHeld).catch(reject);
  });
}
