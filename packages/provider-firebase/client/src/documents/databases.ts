import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator as connectWatched,
  initializeFirestore as initializeWatched,
  memoryLocalCache,
  memoryLruGarbageCollector,
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

/**
 * The database for reading and writing: one request each, answered by the server itself. (The watching part of the SDK
 * would answer from what it watches, and queue writes while it has no connection.)
 */
export function openDatabase(app: FirebaseApp, { emulators }: FirebaseConfig): Firestore {
  // What fails is told to the caller.
  setLogLevel('silent');
  const database = initializeFirestore(app, { ignoreUndefinedProperties: false });
  if (emulators !== undefined) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore));
  return database;
}

/** The database for watching. What is watched is kept in memory, never in the browser's storage. */
export function openWatchedDatabase(app: FirebaseApp, { emulators }: FirebaseConfig): WatchedFirestore {
  setLogLevelOfWatched('silent');
  const database = initializeWatched(app, {
    localCache: memoryLocalCache({
      garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: cacheBytes }),
    }),
    experimentalAutoDetectLongPolling: true,
    experimentalLongPollingOptions: longPolling,
  });
  if (emulators !== undefined) connectWatched(database, ...hostAndPort(emulators.firestore));
  return database;
}
