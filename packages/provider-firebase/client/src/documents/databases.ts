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
 * The database for reading and writing: one request each, answered by the server. (The part of the SDK that watches
 * would answer from its cache, and queue writes while offline.)
 */
export function openDatabase(app: FirebaseApp, { emulators }: FirebaseConfig): Firestore {
  // Errors are reported to the caller.
  setLogLevel('silent');
  const database = initializeFirestore(app, { ignoreUndefinedProperties: false });
  if (emulators !== undefined) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore));
  return database;
}

/**
 * The database for watching, whose cache is in the browser's storage, shared by its tabs, or in the page's memory. If
 * the storage is not available, the SDK uses memory.
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
