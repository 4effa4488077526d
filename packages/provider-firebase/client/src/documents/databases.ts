import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator as connectWatched,
  initializeFirestore as initializeWatched,
  memoryLocalCache,
  memoryLruGarbageCollector,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel as setLogLevelOfWatched,
  type Firestore as WatchedFirestore,
} from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { hostAndPort } from '../app.ts';
import { cacheBytes, longPolling } from '../limits.ts';
import type { FirebaseConfig } from '../options.ts';
import type { WatchedCache } from './watch/watched-database.ts';

/**
 * The database for reading and writing: one request each, answered by the server itself. (The watching part of the SDK
 * would answer from what it watches, and queue writes while it has no connection.)
 */
export function openDatabase(app: FirebaseApp, { emulators }: FirebaseConfig): Firestore {
  // Failures are reported to the caller.
  setLogLevel('silent');
  const database = initializeFirestore(app, { ignoreUndefinedProperties: false });
  if (emulators !== undefined) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore));
  return database;
}

/**
 * The database for watching, which keeps what is watched in the browser's storage, shared by its tabs, or in the page's
 * memory. Where the storage cannot be used the SDK takes the memory.
 */
export function openWatchedDatabase(
  app: FirebaseApp,
  { emulators }: FirebaseConfig,
  cache: WatchedCache,
): WatchedFirestore {
  setLogLevelOfWatched('silent');
  const database = initializeWatched(app, {
    localCache: localCache[cache](),
    experimentalAutoDetectLongPolling: true,
    experimentalLongPollingOptions: longPolling,
  });
  if (emulators !== undefined) connectWatched(database, ...hostAndPort(emulators.firestore));
  return database;
}

const localCache = {
  persistent: () =>
    persistentLocalCache({ cacheSizeBytes: cacheBytes, tabManager: persistentMultipleTabManager() }),
  memory: () =>
    memoryLocalCache({ garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: cacheBytes }) }),
} as const;
