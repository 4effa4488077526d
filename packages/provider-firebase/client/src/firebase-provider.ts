import { createIdMaker, type FillRandomly, type Provider } from '@lineup/provider';
import { onAuthStateChanged } from 'firebase/auth';
import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { createAuth, invisibleCheck } from './auth/index.ts';
import { openApp, openAuth, openFunctions, openStorage } from './app.ts';
import { openDatabase, openWatchedDatabase } from './documents/databases.ts';
import { createDocuments } from './documents/documents.ts';
import { createWatchedDatabase } from './documents/watch/watched-database.ts';
import { hideLeftovers } from './documents/watch/leftovers.ts';
import { createReader } from './documents/read.ts';
import { createFiles } from './files/files.ts';
import {
  callCommit,
  callEndSessions,
  callInvitation,
  callKeepPhone,
  createFunctions,
} from './functions/functions.ts';
import { timerOverdue, type FirebaseProviderOptions, type Pause } from './options.ts';
import { createOwnRecordReader, createOwnRecordWatch } from './session/own-record.ts';
import { createSessionGate } from './session/session-gate.ts';
import { createWatchHold } from './session/watch-hold.ts';

const fillRandomly: FillRandomly = (bytes) => crypto.getRandomValues(bytes);
const timerPause: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Implements the port on Firebase. The session is in the browser's storage, shared by its tabs. */
export function createFirebaseProvider(options: FirebaseProviderOptions): Provider {
  const { config, now = Date.now, pause = timerPause, makeVerifier = invisibleCheck } = options;
  const { overdue = timerOverdue } = options;
  const app = openApp(config);
  const auth = openAuth(app, options);
  const database = openDatabase(app, config);
  const functions = openFunctions(app, config);
  const storage = openStorage(app, config);
  const watchedDatabase = createWatchedDatabase({
    openDatabase: (cache) => openWatchedDatabase(app, config, cache),
    close: terminate,
    clear: clearIndexedDbPersistence,
    locks: browserLocks(),
  });
  const watched = () => watchedDatabase.open();
  const watches = createWatchHold();
  const reader = createReader(database);
  const session = createSessionGate({ auth, confirmSession: () => signIn.confirmSession() });
  const signIn = createAuth({
    auth,
    readOwnRecord: createOwnRecordReader(reader),
    watchOwnRecord: createOwnRecordWatch({ watched, session, watches, pause }),
    callKeepPhone: () => callKeepPhone(functions),
    callEndSessions: () => callEndSessions(functions),
    callInvitation: (request) => callInvitation(functions, request),
    holdWatches: watches.hold,
    now,
    makeVerifier,
    pause,
    overdue,
  });
  onAuthStateChanged(auth, (user) => {
    if (user === null) void watchedDatabase.forget();
  });
  const newId = createIdMaker(now, fillRandomly);
  return {
    name: 'firebase',
    auth: signIn.port,
    documents: createDocuments({
      send: (writes, version) => callCommit(functions, writes, version),
      reader: hideLeftovers(reader),
      watched,
      session,
      watches,
      newId,
      pause,
      overdue,
    }),
    files: createFiles({ storage, reader, session }),
    functions: createFunctions(functions, session),
  };
}

/** Null if the page is in an insecure context, or this is not a page. */
function browserLocks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}
