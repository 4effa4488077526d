import type { AuthPort, AuthUser, CodeChallenge, Session, SignInOutcome } from '../auth.ts';
import { ProviderError } from '../errors.ts';
import type { FileContent, FilePort, StoredFile, UploadOptions } from '../files.ts';
import type { CallableName, Callables, FunctionPort } from '../functions.ts';
import type { Provider } from '../provider.ts';
import { createFakeDocuments, type FakeDocuments } from './fake-documents.ts';
import { fakeFestivalStats } from './fake-stats.ts';

export { manualOverdue, type ManualOverdue } from './manual-overdue.ts';
export { createFakeDocuments, fakeFestivalStats, type FakeDocuments };

/** A signed-in administrator for tests. */
export const testAdministrator: AuthUser = { id: 'admin-1', email: 'admin@festival.example' };

/** Sign-in that follows a script: each method may be replaced; by default everything is refused as not pending. */
export class MemoryAuth implements AuthPort {
  private session: Session;
  private readonly listeners = new Set<(session: Session) => void>();

  constructor(session: Session) {
    this.session = session;
  }

  /** Moves the session as if the provider had. */
  moveTo(session: Session): void {
    this.session = session;
    for (const listener of Array.from(this.listeners)) listener(session);
  }

  observe(listener: (session: Session) => void): () => void {
    this.listeners.add(listener);
    listener(this.session);
    return () => this.listeners.delete(listener);
  }

  retry: AuthPort['retry'] = () => Promise.resolve();
  signIn: AuthPort['signIn'] = (): Promise<SignInOutcome> =>
    Promise.reject(new ProviderError('invalid-credentials'));
  resendCode: AuthPort['resendCode'] = (): Promise<CodeChallenge> =>
    Promise.reject(new ProviderError('no-pending-sign-in'));
  verifyCode: AuthPort['verifyCode'] = () => Promise.reject(new ProviderError('no-pending-verification'));
  startEnrolment: AuthPort['startEnrolment'] = () => Promise.reject(new ProviderError('unauthenticated'));
  completeEnrolment: AuthPort['completeEnrolment'] = () =>
    Promise.reject(new ProviderError('no-pending-verification'));
  reauthenticate: AuthPort['reauthenticate'] = () => Promise.reject(new ProviderError('unauthenticated'));
  sendPasswordReset: AuthPort['sendPasswordReset'] = () => Promise.resolve();
  signOut: AuthPort['signOut'] = async () => this.moveTo({ state: 'signedOut' });
}

/** Files in memory. */
export class MemoryFiles implements FilePort {
  readonly stored = new Map<string, FileContent>();

  upload: FilePort['upload'] = async (
    path: string,
    content: FileContent,
    options: UploadOptions = {},
  ): Promise<StoredFile> => {
    if (options.signal?.aborted === true) throw new ProviderError('cancelled');
    this.stored.set(path, content);
    options.onProgress?.(1);
    return { path, url: await this.downloadUrl(path) };
  };

  async downloadUrl(path: string): Promise<string> {
    if (!this.stored.has(path)) throw new ProviderError('not-found');
    return `/files/${encodeURIComponent(path)}`;
  }

  pictureUrl: FilePort['pictureUrl'] = (url) => url;

  async delete(path: string): Promise<void> {
    this.stored.delete(path);
  }
}

/** Functions that a test scripts by name; one without a script is refused. A memory provider's can count lineups by itself. */
export class MemoryFunctions implements FunctionPort {
  private readonly scripts = new Map<string, (request: never) => Promise<unknown>>();
  readonly calls: { readonly name: CallableName; readonly request: unknown }[] = [];

  script<Name extends CallableName>(
    name: Name,
    run: (request: Callables[Name]['request']) => Promise<Callables[Name]['answer']>,
  ): void {
    this.scripts.set(name, run);
  }

  async call<Name extends CallableName>(
    name: Name,
    request: Callables[Name]['request'],
  ): Promise<Callables[Name]['answer']> {
    this.calls.push({ name, request });
    const run = this.scripts.get(name) as
      ((request: Callables[Name]['request']) => Promise<Callables[Name]['answer']>) | undefined;
    if (run === undefined) throw new ProviderError('unavailable', `no script for ${name}`);
    return run(request);
  }
}

export interface MemoryProvider extends Provider {
  readonly auth: MemoryAuth;
  readonly documents: FakeDocuments;
  readonly files: MemoryFiles;
  readonly functions: MemoryFunctions;
}

/**
 * A provider in memory for tests of services and pages. It starts with a signed-in administrator unless another
 * session is given; `now` is the clock of its server timestamps (milliseconds since the epoch).
 */
export function createMemoryProvider(
  options: { session?: Session; now?: () => number } = {},
): MemoryProvider {
  const session = options.session ?? { state: 'signedIn', user: testAdministrator };
  const documents = createFakeDocuments(options.now ?? (() => Date.UTC(2026, 0, 1)));
  documents.put(`users/${testAdministrator.id}`, { permissions: ['admin'] });
  const functions = new MemoryFunctions();
  functions.script('festivalStats', (request) => fakeFestivalStats(documents, request));
  return {
    name: 'embedded',
    auth: new MemoryAuth(session),
    documents,
    files: new MemoryFiles(),
    functions,
  };
}
