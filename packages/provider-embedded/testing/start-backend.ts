import { adminPermission, paths, parseDocumentPath } from '@lineup/domain';
import type {
  AuthPort,
  AuthUser,
  CommitLimit,
  DocumentData,
  FilePort,
  FunctionPort,
  Provider,
  ProviderError,
  DocumentPort,
  Write,
} from '@lineup/provider';
import { onTestFinished } from 'vitest';
import { createEmbeddedProvider } from '../client/src/index.ts';
import { createCookieJar } from './cookie-jar.ts';
import { memoryFetch } from './memory-fetch.ts';
import { plainHash } from './plain-passwords.ts';
import { startServer, type ServerTraits, type ServerUnderTest } from './server-under-test.ts';
import { storedBy, type Stored } from './stored.ts';
import { administrator, otherTab, password, phone, type SessionState } from './other-tab.ts';
import type { Fetch, Pause } from '../client/src/options.ts';
import { shortPause } from './short-pause.ts';

/** The port's own client, on the whole server in memory, with controls for the test. */
export interface Backend extends Provider {
  readonly stored: Stored;
  readonly server: ServerUnderTest;
  /** Makes every request for documents fail with `error` from now on; null stops that. */
  readonly failWith: (error: ProviderError | null) => void;
  /** Changes the browser's session as another tab would. */
  readonly moveSessionTo: (state: SessionState, accountId?: string) => void;
  /** Creates an account with a users record, and the administrator's password and phone. */
  readonly addAdministrator: (user: AuthUser, enrolled?: boolean) => void;
  /** Creates another account in the same way; returns that person's own browser, signed in. */
  readonly addColleague: (user: AuthUser) => Provider;
  /** The code in the newest text message. */
  readonly lastCode: () => string;
}

export interface BackendTraits {
  /** The browser's sign-in state; signed in as the administrator by default. */
  readonly session?: SessionState;
  /** Whether the administrator's account has a phone; defaults to true unless the session is about to enrol one. */
  readonly enrolled?: boolean;
  /** The initial documents, by path; the administrator's users record already exists. */
  readonly documents?: Readonly<Record<string, DocumentData>>;
  /** Milliseconds since the epoch; does not move by default. */
  readonly now?: () => number;
  /** Replacements for the client's methods, for behaviour that no server has. */
  readonly auth?: Partial<AuthPort>;
  readonly call?: FunctionPort['call'];
  readonly upload?: FilePort['upload'];
  /** The commit limit, if it should be smaller than the server's. */
  readonly commitLimit?: CommitLimit;
  /** Which webhooks are allowed, and how they are sent. */
  readonly webhooks?: NonNullable<ServerTraits['webhooks']>;
  /** Downloads files from the web. */
  readonly download?: NonNullable<ServerTraits['download']>;
}

const baseUrl = 'http://127.0.0.1:3000';

/** Starts a server that ends with the test, and a client for it. It neither listens nor hashes passwords. */
export function startBackend(traits: BackendTraits = {}): Backend {
  const { session = 'signedIn', now = () => Date.UTC(2026, 0, 1) } = traits;
  const { webhooks, download } = traits;
  const server = startServer({
    publicUrl: baseUrl,
    clock: now,
    ...(webhooks !== undefined && { webhooks }),
    ...(download !== undefined && { download }),
  });
  const stored = storedBy(server);
  const addAdministrator = administratorAdder(server);
  addAdministrator(administrator, traits.enrolled ?? session !== 'enrolment');
  seed(server, traits.documents ?? {});

  const wire = endingWire(memoryFetch(server.app));
  onTestFinished(async () => {
    wire.end();
    await server.stop();
  });
  const { client, tab } = openBrowser(server, wire);
  if (session !== 'signedOut') tab.moveTo(session);
  const { commitLimit = client.documents.commitLimit } = traits;
  return {
    name: client.name,
    auth: { ...client.auth, ...traits.auth },
    files: { ...client.files, ...(traits.upload !== undefined && { upload: traits.upload }) },
    functions: {
      ...client.functions,
      ...(traits.call !== undefined && { call: exceptPresence(client.functions, traits.call) }),
    },
    ...failingDocuments({ ...client.documents, commitLimit }),
    stored,
    server,
    moveSessionTo: tab.moveTo,
    addAdministrator,
    addColleague: (user) => {
      addAdministrator(user);
      const browser = openBrowser(server, wire);
      browser.tab.moveTo('signedIn', user.id);
      return browser.client;
    },
    lastCode: server.lastCode,
  };
}

/** A new browser without a session. */
function openBrowser(server: ServerUnderTest, wire: ReturnType<typeof endingWire>) {
  const jar = createCookieJar();
  const tab = otherTab(server, jar);
  const client = createEmbeddedProvider({
    baseUrl,
    fetch: jar.fetchAs(baseUrl, wire.fetch),
    now: server.now,
    pause: wire.pause,
    channel: tab.channel,
  });
  return { client, tab };
}

function administratorAdder({ rooms }: ServerUnderTest): Backend['addAdministrator'] {
  return ({ id, email }, enrolled = true) => {
    rooms.auth.accounts.add({ id, email, passwordHash: plainHash(password) });
    if (enrolled) rooms.auth.accounts.setPhone(id, phone, 'Phone');
    const data = { permissions: [adminPermission], displayName: 'Ada Field' };
    rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
  };
}

/** A connection that ends with its server: sends nothing more, and pending retries never resolve. */
function endingWire(fetch: Fetch) {
  let isOver = false;
  const never = new Promise<never>(() => undefined);
  const send: Fetch = (url, init) => (isOver ? never : fetch(url, init));
  const pause: Pause = async (milliseconds, signal) => {
    await shortPause(milliseconds, signal);
    if (isOver) await never;
  };
  return {
    fetch: send,
    pause,
    end: () => {
      isOver = true;
    },
  };
}

/** The port's documents, which fail when a test says so. */
function failingDocuments(documents: DocumentPort) {
  let failure: ProviderError | null = null;
  const orFail = <Result>(ask: () => Promise<Result>): Promise<Result> =>
    failure === null ? ask() : Promise.reject(failure);
  const orTell = (begin: () => () => void, onError: (error: unknown) => void): (() => void) => {
    if (failure === null) return begin();
    const error = failure;
    queueMicrotask(() => onError(error));
    return () => undefined;
  };
  const failing: DocumentPort = {
    ...documents,
    get: (path) => orFail(() => documents.get(path)),
    query: (query) => orFail(() => documents.query(query)),
    count: (query) => orFail(() => documents.count(query)),
    commit: (writes, name) => orFail(() => documents.commit(writes, name)),
    watch: (query, onNext, onError) => orTell(() => documents.watch(query, onNext, onError), onError),
    watchDocument: (path, onNext, onError) =>
      orTell(() => documents.watchDocument(path, onNext, onError), onError),
  };
  return {
    documents: failing,
    /** Makes every request from now on fail with `error`; null stops that. */
    failWith: (error: ProviderError | null) => {
      failure = error;
    },
  };
}

/** Stores documents as if they had developed over time: a set may be on a stage that its festival has since dropped. */
function seed({ rooms }: ServerUnderTest, given: Readonly<Record<string, DocumentData>>): void {
  const documents = new Map(Object.entries(given));
  const usedStages = new Map<string, unknown[]>();
  for (const [path, { stage }] of documents) {
    const place = parseDocumentPath(path);
    if (place?.kind !== 'lineupEvent') continue;
    const festival = paths.festival(place.ids[0] ?? '');
    usedStages.set(festival, [...(usedStages.get(festival) ?? []), stage]);
  }
  const stagesOf = (path: string) => (documents.get(path)?.['stages'] ?? []) as readonly string[];
  const before = [...documents].map(([path, data]): Write => {
    const stages = [...new Set([...stagesOf(path), ...(usedStages.get(path) ?? [])])] as string[];
    return { type: 'create', path, data: usedStages.has(path) ? { ...data, stages } : data };
  });
  const since = [...usedStages.keys()]
    .filter((path) => documents.has(path))
    .map((path): Write => ({ type: 'update', path, data: { stages: stagesOf(path) } }));
  if (before.length > 0) rooms.documents.commit(before);
  if (since.length > 0) rooms.documents.commit(since);
}

/** Leaves out presence calls, which every page of a festival makes and no test is about. */
function exceptPresence(own: FunctionPort, call: FunctionPort['call']): FunctionPort['call'] {
  return (name, request) => (name === 'announcePresence' ? own.call(name, request) : call(name, request));
}
