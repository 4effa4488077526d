import { paths } from '@lineup/domain';
import {
  ProviderError,
  type CommitLimit,
  type DocumentData,
  type FilePort,
  type FunctionPort,
  type Provider,
  type Session,
} from '@lineup/provider';
import {
  createFakeDocuments,
  MemoryFunctions,
  fakeFestivalStats,
  type FakeDocuments,
} from '@lineup/provider/testing';
import { administrator, createFakeAuth, signedIn, type AuthScript, type FakeAuth } from './fake-auth.ts';

/** A provider in memory, with handles for the test. */
export interface FakeProvider extends Provider {
  readonly auth: FakeAuth;
  readonly documents: FakeDocuments;
  /** The files stored so far, by path. */
  readonly stored: ReadonlyMap<string, ArrayBuffer>;
}

export interface FakeProviderTraits {
  /** The session at the start; signed in as the administrator unless given. */
  readonly session?: Session;
  /** What signing in and enrolling do; see `createFakeAuth`. */
  readonly auth?: Partial<AuthScript>;
  /** The documents at the start, by path; the administrator's users record is there already. */
  readonly documents?: Readonly<Record<string, DocumentData>>;
  /** What the callable functions do; unless given, lineups are counted and the others fail with `unavailable`. */
  readonly call?: FunctionPort['call'];
  /** What `upload` does; unless given the file is stored at once. */
  readonly upload?: FilePort['upload'];
  /** What a commit takes; without end unless given. */
  readonly commitLimit?: CommitLimit;
  readonly now?: () => number;
}

/** A provider in memory for tests of pages: the port's contract without schemas, access rules and network. */
export function createFakeProvider(traits: FakeProviderTraits = {}): FakeProvider {
  const documents = createFakeDocuments(traits.now ?? (() => 0));
  documents.put(paths.user(administrator.id), { permissions: ['admin'], displayName: 'Ada Field' });
  for (const [path, data] of Object.entries(traits.documents ?? {})) documents.put(path, data);

  const stored = new Map<string, ArrayBuffer>();
  const files: FilePort = {
    async upload(path, content, options) {
      if (options?.signal?.aborted === true) throw new ProviderError('cancelled');
      stored.set(path, await content.arrayBuffer());
      options?.onProgress?.(1);
      return { path, url: `/files/${path}` };
    },
    async downloadUrl(path) {
      if (!stored.has(path)) throw new ProviderError('not-found');
      return `/files/${path}`;
    },
    pictureUrl: (url, width) => (url.startsWith('/files/') ? `${url}?w=${width}` : url),
    async delete(path) {
      stored.delete(path);
    },
  };

  const functions = new MemoryFunctions();
  functions.script('festivalStats', (request) => fakeFestivalStats(documents, request));

  return {
    name: 'embedded',
    auth: createFakeAuth(traits.session ?? signedIn, traits.auth),
    documents:
      traits.commitLimit === undefined ? documents : { ...documents, commitLimit: traits.commitLimit },
    files: { ...files, ...(traits.upload === undefined ? {} : { upload: traits.upload }) },
    functions: traits.call === undefined ? functions : { call: traits.call },
    stored,
  };
}
