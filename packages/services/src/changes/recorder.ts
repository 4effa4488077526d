import type { Change, ChangeKind } from '@lineup/domain';
import { isProviderError, type DocumentSnapshot, type Provider, type Write } from '@lineup/provider';
import { loadRecording } from '../change-parts.ts';
import { loadPart } from '../load-part.ts';
import { createWatchedDocuments, type WatchedDocuments } from './watched-documents.ts';

/** A user's change to a festival or to artists: one commit, one entry of its history. */
export interface RecordedCommit extends Pick<Change, 'of' | 'importId' | 'source'> {
  /** The festival, or `artistHistory` for changes to artists alone. */
  readonly festivalId: string;
  /** 'sets' and 'artists' are derived from what the writes do. */
  readonly kind: ChangeKind | 'sets' | 'artists';
  /** Writes to the festival, its sets, artists, and any related documents. */
  readonly writes: readonly Write[];
  /** Documents that were just read, by path; the others that the writes need are read. */
  readonly known?: ReadonlyMap<string, DocumentSnapshot>;
  /** The error text if the provider does not accept this many edits at once, but only `fitting`. */
  readonly tooLarge?: (count: number, fitting: number) => string;
}

/** The result of a commit: the change's id, or null if nothing differed, and the new versions by path. */
export interface Recorded {
  readonly changeId: string | null;
  readonly versions: ReadonlyMap<string, string | null>;
}

/** A change that was stored or is about to be. */
export interface DoneChange extends Pick<RecordedCommit, 'festivalId' | 'kind' | 'importId'> {
  readonly id: string;
}

/** The only writer of festivals, sets and artists: commits each change together with its record. */
export interface Recorder {
  /**
   * Commits the writes with their record. Updates and deletions that name no version are retried with fresh documents
   * after a conflict. Deleting an already deleted set is not an error. Fails as the port's `commit`.
   */
  commit(commit: RecordedCommit): Promise<Recorded>;
  /** Commits writes to uploads and their drafts, which have no history; rejects writes to anything else. */
  commitUploads(writes: readonly Write[]): Promise<void>;
  /**
   * Calls back with every change that this page is about to send, until the returned function is called. The promise
   * resolves to whether it was stored: true, false, or null if the response was lost.
   */
  onSent(listener: (change: DoneChange, isStored: Promise<boolean | null>) => void): () => void;
  /** Calls back with every change made by this page, until the returned function is called. */
  onDone(listener: (change: DoneChange) => void): () => void;
  /** The documents that the page watches, which need not be read. */
  readonly watched: WatchedDocuments;
}

export function createRecorder({ auth, documents }: Pick<Provider, 'auth' | 'documents'>): Recorder {
  const watched = createWatchedDocuments();
  const sent = createListeners<[DoneChange, Promise<boolean | null>]>();
  const done = createListeners<[DoneChange]>();
  return {
    watched,
    onSent: sent.add,
    onDone: done.add,
    commitUploads: async (writes) => void (await documents.commit(writes)),
    commit: async (commit) => {
      const { festivalId, kind, importId } = commit;
      const changeOf = (id: string) => ({
        festivalId,
        kind,
        id,
        ...(importId !== undefined && { importId }),
      });
      let answer: (isStored: boolean | null) => void = () => undefined;
      const onSend = (id: string) => {
        // A retry only follows a rejected attempt.
        answer(false);
        sent.call(changeOf(id), new Promise((resolve) => (answer = resolve)));
      };
      const { commitRecorded } = await loadPart(loadRecording);
      try {
        const recorded = await commitRecorded({ auth, documents, watched }, commit, onSend);
        if (recorded.changeId !== null) done.call(changeOf(recorded.changeId));
        answer(true);
        return recorded;
      } catch (error) {
        answer(isAnswerLost(error) ? null : false);
        throw error;
      }
    },
  };
}

/** Returns true if the error leaves it unknown whether the commit was applied. */
function isAnswerLost(error: unknown): boolean {
  const codes = ['unavailable', 'deadline-exceeded', 'cancelled', 'internal'] as const;
  return !isProviderError(error) || codes.some((code) => error.code === code);
}

function createListeners<Given extends unknown[]>() {
  const listeners = new Set<(...given: Given) => void>();
  return {
    add: (listener: (...given: Given) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call: (...given: Given) => {
      for (const listener of listeners) listener(...given);
    },
  };
}
