import type { Firestore } from 'firebase/firestore';

/** The database for watching while somebody is signed in. */
export interface WatchedDatabase {
  /** Opened with the first use, then reused until it is forgotten. */
  open(): Promise<Firestore>;
  /** Closes what was opened and removes what the browser keeps, unless another tab works with it. Never fails. */
  forget(): Promise<void>;
}

export interface WatchedDatabaseDependencies {
  /** Opens a database that keeps what is watched in the browser's storage, or in this page's memory. */
  readonly openDatabase: (cache: WatchedCache) => Firestore;
  readonly close: (database: Firestore) => Promise<void>;
  /** Removes what the browser's storage keeps; the database was not used before. */
  readonly clear: (database: Firestore) => Promise<void>;
  /** The browser's locks, shared by its tabs; without them nothing is stored in its storage. */
  readonly locks: Pick<LockManager, 'request'> | null;
}

export type WatchedCache = 'persistent' | 'memory';

/** Held by every tab that works with what is stored, and alone by the one that removes it. */
const lockName = 'lineup-watched';

interface Opened {
  readonly database: Firestore;
  readonly release: () => void;
}

/**
 * What is watched is stored in the browser's storage until the session ends, so that who comes back within half an hour is
 * sent, and billed, only what has changed. Removing it under the hands of another tab would end that tab's watches without
 * a word: so whoever works with it holds a lock, and the last one to leave removes it.
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
    // What could not be opened need not be closed.
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
      // What cannot be removed now is removed when the next session ends.
      forgetting = forgetting.then(() => forgetNow(was)).catch(() => undefined);
      return forgetting;
    },
  };
}

/** Resolves when the lock is held; the response lets go of it. */
function holdShared(locks: Pick<LockManager, 'request'>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const whileHeld = () => new Promise<void>((release) => resolve(() => release()));
    locks.request(lockName, { mode: 'shared' }, whileHeld).catch(reject);
  });
}
