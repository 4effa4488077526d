import { adminPermission, paths } from '@lineup/domain';
import type { Provider } from '@lineup/provider';
import type {
  AccountTraits,
  ContractAccount,
  ContractBrowser,
  ContractWorld,
} from '@lineup/provider/contract';
import { manualOverdue } from '@lineup/provider/testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { closeApps } from '../client/src/app.ts';
import { createFirebaseProvider } from '../client/src/index.ts';
import type { FirebaseConfig } from '../client/src/options.ts';
import { otherFactorName, startFaultProxy } from '../emulators/fault-proxy.mjs';
import { startConnectionProxy, type ConnectionProxy } from '../emulators/connection-proxy.mjs';
import { createServerProvider } from '../server/src/server-provider.ts';
import { createBrowserStorage } from '../testing/browser-persistence.ts';
import { runningEmulators, type Emulators } from '../testing/emulators.ts';
import {
  commitAsOwner,
  emptyEmulators,
  findLastCode,
  findLastMail,
  requestAsOwner,
  textIn,
} from '../testing/index.ts';
import { passedCheck } from '../testing/passed-check.ts';

/**
 * The contract suite's control of the emulators, which are emptied before and after. Their clock cannot be moved, but
 * those of the pages and of the proxy can, which is in front of the Authentication emulator and checks the age of a
 * sign-in as the service does.
 */
export async function createFirebaseWorld(): Promise<ContractWorld> {
  const emulators = runningEmulators();
  await emptyEmulators(emulators);
  const pages: Provider[] = [];
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const proxy = await startFaultProxy({ target: emulators.hosts.auth, now });
  const firestore = await startConnectionProxy({ target: emulators.hosts.firestore });
  const functions = await startConnectionProxy({ target: emulators.hosts.functions });
  const { config } = emulators;
  const server = openServer(emulators);
  const reached: FirebaseConfig = {
    ...config,
    emulators: {
      ...config.emulators,
      auth: `http://${proxy.host}`,
      firestore: firestore.host,
      functions: functions.host,
    },
  };
  return {
    server: server.provider,
    newBrowser: () => newBrowser({ config: reached, now, pages, firestore, functions }),
    makeAccount: accountMaker(emulators),
    revoke: ({ id }) =>
      commitAsOwner(emulators, [{ type: 'update', path: paths.user(id), data: { permissions: [] } }]),
    lastCode: (phone) => findLastCode(emulators, phone),
    lastMail: (email) => findLastMail(emulators, email),
    failNextMessage: () => proxy.failNext({ path: /:start$/u, error: 'Error code: 39', status: 503 }),
    now,
    advanceClock: (seconds) => {
      ahead += seconds * 1000;
    },
    cleanup: async () => {
      // Watches are ended before the connections: the emulator fails on watches of closed connections.
      await Promise.all(pages.map(({ auth }) => auth.signOut()));
      await closeApps();
      await server.close();
      await proxy.stop();
      await firestore.stop();
      await functions.stop();
      await emptyEmulators(emulators);
    },
  };
}

/** The callable functions' access to the emulators. */
function openServer({ projectId, hosts, config }: Emulators) {
  // The server library only finds the emulators by these variables.
  process.env['FIRESTORE_EMULATOR_HOST'] = hosts.firestore;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.storage;
  // Disables the search for a Google machine with credentials.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const { storageBucket } = config.firebase;
  const app = initializeApp({ projectId, storageBucket }, `server-of-world-${Date.now()}`);
  const [firestore, bucket] = [getFirestore(app), getStorage(app).bucket()];
  return {
    provider: createServerProvider({ firestore, bucket, now: Date.now }),
    close: () => deleteApp(app),
  };
}

interface BrowserOptions {
  readonly config: FirebaseConfig;
  readonly now: () => number;
  /** Collects the opened pages. */
  readonly pages: Provider[];
  readonly firestore: ConnectionProxy;
  readonly functions: ConnectionProxy;
}

function newBrowser({ config, now, pages, firestore, functions }: BrowserOptions): ContractBrowser {
  const patience = manualOverdue();
  const storage = createBrowserStorage();
  return {
    open: () => {
      const persistence = storage.forPage();
      const page = createFirebaseProvider({
        config,
        persistence,
        now,
        makeVerifier: passedCheck,
        pause: shortPause,
        overdue: patience.overdue,
      });
      pages.push(page);
      return page;
    },
    closePages: () => storage.closePages(),
    download: async (url) => {
      const response = await fetch(url);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    loseNextResponse: () => functions.loseNextResponse(),
    cutOff: () => {
      const restore = [firestore, functions].map((proxy) => proxy.cutOff());
      return () => {
        for (const each of restore) each();
      };
    },
    endPatience: () => patience.run(),
  };
}

/** The client's pauses, shortened to a tenth. */
const shortPause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds / 10));

const password = 'correct horse battery';

/** The emulator remembers codes even of deleted accounts, so every number is used once. */
let lastNumber = Date.now();
function newPhone(): string {
  lastNumber += 1;
  return `+1646${String(lastNumber % 10_000_000).padStart(7, '0')}`;
}

function accountMaker(emulators: Emulators) {
  let made = 0;
  return async (traits: AccountTraits = {}): Promise<ContractAccount> => {
    const { administrator = true, record = true } = traits;
    made += 1;
    const email = `person${made}@festival.example`;
    const phone = newPhone();
    const mfaInfo = factorsOf(traits, phone);
    const response = await requestAsOwner(accountsUrl(emulators), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, emailVerified: true, disabled: traits.disabled, mfaInfo }),
    });
    const id = textIn(response, 'localId');
    const data = { permissions: administrator ? [adminPermission] : [] };
    if (record) await commitAsOwner(emulators, [{ type: 'create', path: paths.user(id), data }]);
    return { id, email, password, phone };
  };
}

function factorsOf({ enrolled = false, otherFactor = false }: AccountTraits, phoneInfo: string) {
  if (enrolled) return [{ phoneInfo, displayName: 'Phone' }];
  return otherFactor ? [{ phoneInfo, displayName: otherFactorName }] : [];
}

function accountsUrl({ projectId, hosts }: Emulators): string {
  return `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
}
