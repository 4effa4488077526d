import type { CountLineup } from '@lineup/functions';
import type { Callables } from '@lineup/provider';
import { paths, type ChangeAuthor } from '@lineup/domain';
import type { DocumentStore } from '../documents/store.ts';
import type { PublicRenderer } from '../public/public-renderer.ts';
import { createCommitTurn } from './commit-turn.ts';
import type { PendingCommit, ThreadCallName } from './thread-jobs.ts';
import { WorkThread, type WorkThreadOptions } from './work-thread.ts';

/**
 * The threads besides the server's own: one each for visitors' requests, administrators' requests, and commits, so that
 * none waits for the others.
 */
export interface WorkThreads {
  readonly renderer: PublicRenderer;
  /** Calls a function that reads a whole lineup; returns the JSON text of its response in UTF-8. */
  readonly call: (
    name: ThreadCallName,
    request: unknown,
    by: ChangeAuthor,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Counts a large lineup in the thread, and a smaller one with `here`. */
  readonly countLineup: (documents: Pick<DocumentStore, 'hasMore'>, here: CountLineup) => CountLineup;
  readonly sendDue: () => Promise<void>;
  /**
   * Applies a large commit; returns the JSON text of the response in UTF-8. `mayWrite` is called once the commit was
   * checked, and throws if it may not be stored. The body is transferred.
   */
  readonly commit: (commit: PendingCommit, mayWrite: () => void) => Promise<Uint8Array<ArrayBuffer>>;
  readonly processUpload: (
    request: Callables['processUpload']['request'],
  ) => Promise<Callables['processUpload']['response']>;
  /** Waits until no thread is storing much, so that a write in the server's own thread does not block. */
  readonly free: () => Promise<void>;
  close(): Promise<void>;
}

/** This many sets are counted in a few hundredths of a second; more would keep others waiting. */
const largeFrom = 1000;

export function createWorkThreads(given: Omit<WorkThreadOptions, 'turn'>): WorkThreads {
  const turn = createCommitTurn();
  const options = { ...given, turn };
  const visitors = new WorkThread(options);
  const administrators = new WorkThread(options);
  const storing = new WorkThread(options);
  return {
    renderer: {
      lineupFile: (at, path) => visitors.run('lineupFile', { at, path }),
      sinceFile: (at, number) => visitors.run('sinceFile', { at, number }),
      showsPicture: (at, sha) => visitors.run('showsPicture', { at, sha }),
      previewFile: (shown, path) => visitors.run('previewFile', { shown, path }),
    },
    call: (name, request, by) => administrators.run('call', { name, request, by }),
    countLineup: (documents, here) => (source, festivalId) =>
      documents.hasMore(paths.events(festivalId), largeFrom)
        ? administrators.run('countLineup', { festivalId })
        : here(source, festivalId),
    sendDue: async () => void (await administrators.run('sendDue', null)),
    commit: (commit, mayWrite) =>
      storing.run('commit', commit, { transfer: commit.body.map(({ buffer }) => buffer), mayWrite }),
    processUpload: (request) => storing.run('processUpload', request),
    free: () => turn.free(),
    close: async () => void (await Promise.all([visitors.close(), administrators.close(), storing.close()])),
  };
}
