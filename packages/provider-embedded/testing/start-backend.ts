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
  /** Makes another account in the same way; answers that person's own browser, signed in. */
  readonly addColleague: (user: AuthUser) => Provider;
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
  /** Which webhooks there may be, and how they are sent. */
  readonly webhooks?: NonNullable<ServerTraits['webhooks']>;
  /** How files are downloaded from the web. */
  readonly download?: NonNullable<ServerTraits['download']>;
}

const baseUrl = 'http://127.0.0.1:3000';

/** Starts a server that ends with the test, and a client of it. It neither listens nor hashes passwords. */
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

/** A browser of its own, in which no one is signed in. */
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

/** A line that ends with its server: nothing is asked any more, and who waits to ask again waits for ever. */
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

/** The documents of the port, which fail when a test says so. */
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
    /** Every request from now on fails with `error`; null lets them through again. */
    failWith: (error: ProviderError | null) => {
      failure = error;
    },
  };
}

/**
 * Stores documents as they would have come about: a set may be on a stage that its festival has dropped since, but which
 * it had when the set was made.
 */
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

/** Every page of a festival announces itself; that is no call that a test means. */
function exceptPresence(own: FunctionPort, call: FunctionPort['call']): FunctionPort['call'] {
  return (name, request) => (name === 'announcePresence' ? own.call(name, request) : call(name, request));
}
