import { adminPermission, paths } from '@lineup/domain';
import type {
  AuthPort,
  AuthUser,
  CommitLimit,
  DocumentData,
  FilePort,
  FunctionPort,
  Provider,
  ProviderError,
} from '@lineup/provider';
import { onTestFinished } from 'vitest';
import { createEmbeddedProvider } from '../client/src/index.ts';
import { createCookieJar } from './cookie-jar.ts';
import { endingWire } from './ending-wire.ts';
import { failingDocuments } from './failing-documents.ts';
import { memoryFetch } from './memory-fetch.ts';
import { plainHash } from './plain-passwords.ts';
import { seed } from './seed.ts';
import { startServer, type ServerUnderTest } from './server-under-test.ts';
import { storedBy, type Stored } from './stored.ts';
import { administrator, otherTab, password, phone, type SessionState } from './other-tab.ts';

/** The port's own client, on the whole server in memory, with handles for the test. */
export interface Backend extends Provider {
  readonly stored: Stored;
  readonly server: ServerUnderTest;
  /** Every request for documents fails with `error` from now on; null lets them through again. */
  readonly failWith: (error: ProviderError | null) => void;
  /** Moves the browser's session as another of its tabs would. */
  readonly moveSessionTo: (state: SessionState, accountId?: string) => void;
  /** Makes an account with a users record, the administrator's password and phone. */
  readonly addAdministrator: (user: AuthUser, enrolled?: boolean) => void;
  /** The code of the newest text message. */
  readonly lastCode: () => string;
}

export interface BackendTraits {
  /** How far the browser has come; signed in as the administrator unless given. */
  readonly session?: SessionState;
  /** Whether the administrator's account has a phone; it has unless the session is about to enrol one. */
  readonly enrolled?: boolean;
  /** The documents at the start, by path; the administrator's users record is there already. */
  readonly documents?: Readonly<Record<string, DocumentData>>;
  /** Milliseconds since the epoch; stands still unless given. */
  readonly now?: () => number;
  /** Methods that take the place of the client's, for what no server does. */
  readonly auth?: Partial<AuthPort>;
  readonly call?: FunctionPort['call'];
  readonly upload?: FilePort['upload'];
  /** What a commit takes, where it shall be less than the server does. */
  readonly commitLimit?: CommitLimit;
}

const baseUrl = 'http://127.0.0.1:3000';

/** Starts a server that ends with the test, and a client of it. It neither listens nor hashes passwords. */
export function startBackend(traits: BackendTraits = {}): Backend {
  const { session = 'signedIn', now = () => Date.UTC(2026, 0, 1) } = traits;
  const server = startServer({ publicUrl: baseUrl, clock: now });
  const stored = storedBy(server);
  const addAdministrator = administratorAdder(server);
  addAdministrator(administrator, traits.enrolled ?? session !== 'enrolment');
  seed(server, traits.documents ?? {});

  const jar = createCookieJar();
  const tab = otherTab(server, jar);
  if (session !== 'signedOut') tab.moveTo(session);
  const wire = endingWire(memoryFetch(server.app));
  onTestFinished(async () => {
    wire.end();
    await server.stop();
  });
  const client = createEmbeddedProvider({
    baseUrl,
    fetch: jar.fetchAs(baseUrl, wire.fetch),
    now: server.now,
    pause: wire.pause,
    channel: tab.channel,
  });
  const { commitLimit = client.documents.commitLimit } = traits;
  return {
    name: client.name,
    auth: { ...client.auth, ...traits.auth },
    files: { ...client.files, ...(traits.upload !== undefined && { upload: traits.upload }) },
    functions: { ...client.functions, ...(traits.call !== undefined && { call: traits.call }) },
    ...failingDocuments({ ...client.documents, commitLimit }),
    stored,
    server,
    moveSessionTo: tab.moveTo,
    addAdministrator,
    lastCode: server.lastCode,
  };
}

function administratorAdder({ rooms }: ServerUnderTest): Backend['addAdministrator'] {
  return ({ id, email }, enrolled = true) => {
    rooms.auth.accounts.add({ id, email, passwordHash: plainHash(password) });
    if (enrolled) rooms.auth.accounts.setPhone(id, phone, 'Phone');
    const data = { permissions: [adminPermission], displayName: 'Ada Field' };
    rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
  };
}
