import type { ChangeAuthor } from '@lineup/domain';
import type { PageAssets } from '@lineup/lineup-page';
import type { Callables, FieldProblem, LineupStats, ProviderErrorCode } from '@lineup/provider';
import type { Change } from '../documents/store.ts';
import type { BodyPieces } from '../http/requests/body-pieces.ts';
import type { RequestSession } from '../session.ts';
import type { ReleaseAt, ShownDraft } from '../public/public-renderer.ts';
import type { RenderedFile } from '../public/rendered-file.ts';

/** The settings of a work thread. */
export interface ThreadSetup {
  /** The database file and the folder of stored files, which the server has already opened. */
  readonly database: string;
  readonly files: string;
  readonly origin: string;
  readonly assets: PageAssets;
  /** The program of the processes that read lineup files, see `lineup-reader.ts`; null if this thread reads them. */
  readonly readerFile: string | null;
}

/** A commit from a request. */
export interface PendingCommit {
  readonly body: BodyPieces;
  readonly session: NonNullable<RequestSession>;
}

/** The callable functions that read a whole lineup. */
export type ThreadCallName =
  | 'compareRelease'
  | 'publishedSets'
  | 'publishLineup'
  | 'changePublication'
  | 'changePreviewLinks'
  | 'deleteFestival';

/** The jobs of a work thread by name, with their input and output. */
interface ThreadJobs {
  /** Returns the JSON text of the function's response in UTF-8. */
  readonly call: {
    readonly given: { readonly name: ThreadCallName; readonly request: unknown; readonly by: ChangeAuthor };
    readonly answer: Uint8Array<ArrayBuffer>;
  };
  /** Returns the JSON text of the versions in UTF-8. */
  readonly commit: { readonly given: PendingCommit; readonly answer: Uint8Array<ArrayBuffer> };
  readonly processUpload: {
    readonly given: Callables['processUpload']['request'];
    readonly answer: Callables['processUpload']['response'];
  };
  readonly countLineup: { readonly given: { readonly festivalId: string }; readonly answer: LineupStats };
  /** `runDueReleases`; fails with the first error of a release after all were tried. */
  readonly sendDue: { readonly given: null; readonly answer: null };
  readonly lineupFile: {
    readonly given: { readonly at: ReleaseAt; readonly path: string };
    readonly answer: RenderedFile | null;
  };
  readonly sinceFile: {
    readonly given: { readonly at: ReleaseAt; readonly number: number };
    readonly answer: RenderedFile | null;
  };
  readonly showsPicture: {
    readonly given: { readonly at: ReleaseAt; readonly sha: string };
    readonly answer: boolean;
  };
  readonly previewFile: {
    readonly given: { readonly shown: ShownDraft; readonly path: string };
    readonly answer: RenderedFile | null;
  };
}

export type JobName = keyof ThreadJobs;
export type Given<Name extends JobName> = ThreadJobs[Name]['given'];
export type Answer<Name extends JobName> = ThreadJobs[Name]['answer'];

/** To a thread: a job, the permission to write or its refusal, or the request to close. */
export type ThreadRequest =
  | { readonly type: 'turn'; readonly id: number; readonly error: SentError | null }
  | { readonly type: 'job'; readonly id: number; readonly name: JobName; readonly given: unknown }
  | { readonly type: 'close' };

/** From a thread. A commit is announced before the result of its job. */
export type ThreadMessage =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly error: SentError }
  /**
   * The job is about to write much, and waits for permission from the server's own thread. Its result means that it has
   * finished writing.
   */
  | { readonly type: 'turn'; readonly id: number }
  /** See `CommitListener` for summaries. */
  | {
      readonly type: 'commit';
      readonly version: number;
      readonly changes: readonly Change[];
      readonly isSummary: boolean;
    }
  | { readonly type: 'published'; readonly festivalId: string }
  /** An error that no job waits for. */
  | { readonly type: 'problem'; readonly error: Error };

/** An error as sent to another thread, which cannot receive class instances. */
export type SentError =
  | { readonly kind: 'other'; readonly error: unknown }
  | {
      readonly kind: 'provider';
      readonly code: ProviderErrorCode;
      readonly message: string;
      readonly retryAfterSeconds: number | null;
      readonly userMessage: string | null;
      readonly details: readonly FieldProblem[];
    };
