import type { UserRecord } from '@lineup/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth, type Persistence } from 'firebase/auth';
import { createBrowserStorage } from '../../../../testing/browser-persistence.ts';
import { passedCheck } from '../../../../testing/passed-check.ts';
import { createAuth, type FirebaseAuth } from '../create-auth.ts';
import type { AuthDependencies } from '../dependencies.ts';

/** The users records of a test, in memory; watchers are notified of changes. */
export interface FakeRecords {
  set(userId: string, record: UserRecord | null): void;
  readonly read: AuthDependencies['readOwnRecord'];
  readonly watch: AuthDependencies['watchOwnRecord'];
}

export function createFakeRecords(): FakeRecords {
  const records = new Map<string, UserRecord>();
  const listeners = new Set<{ userId: string; onRecord: (record: UserRecord | null) => void }>();
  return {
    set: (userId, record) => {
      if (record === null) records.delete(userId);
      else records.set(userId, record);
      for (const listener of listeners) if (listener.userId === userId) listener.onRecord(record);
    },
    read: (userId) => Promise.resolve(records.get(userId) ?? null),
    watch: (userId, onRecord) => {
      const listener = { userId, onRecord };
      listeners.add(listener);
      queueMicrotask(() => listeners.has(listener) && onRecord(records.get(userId) ?? null));
      return () => listeners.delete(listener);
    },
  };
}

export interface AuthPage extends FirebaseAuth {
  readonly auth: Auth;
  close(): Promise<void>;
}

let opened = 0;

/** A page whose sign-in uses the emulator at `url`; everything else may be replaced. */
export function openAuthPage(
  url: string,
  records: FakeRecords,
  given: Partial<AuthDependencies> & { readonly persistence?: Persistence } = {},
): AuthPage {
  opened += 1;
  const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo-lineup' }, `auth-page-${opened}`);
  const { persistence = createBrowserStorage().forPage(), ...replaced } = given;
  const auth = initializeAuth(app, { persistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const dependencies: AuthDependencies = {
    auth,
    readOwnRecord: records.read,
    watchOwnRecord: records.watch,
    callKeepPhone: () => Promise.resolve(),
    callEndSessions: () => Promise.resolve(),
    callInvitation: () => Promise.resolve(''),
    holdWatches: () => () => undefined,
    now: Date.now,
    makeVerifier: passedCheck,
    overdue: () => () => undefined,
    pause: () => Promise.resolve(),
    ...replaced,
  };
  return { ...createAuth(dependencies), auth, close: () => deleteApp(app) };
}
