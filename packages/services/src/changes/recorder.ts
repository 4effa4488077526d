import type { Change, ChangeKind } from '@lineup/domain';
import { isProviderError, type DocumentSnapshot, type Provider, type Write } from '@lineup/provider';
import { loadRecording } from '../change-parts.ts';
import { loadPart } from '../load-part.ts';
import { createWatchedDocuments, type WatchedDocuments } from './watched-documents.ts';

/** What a person does to a festival, or to artists: one commit, one entry of its history. */
export interface RecordedCommit extends Pick<Change, 'of' | 'importId' | 'source'> {
  /** The festival, or `artistHistory` for what is about artists alone. */
  readonly festivalId: string;
  /** 'sets' and 'artists' are derived from what the writes do. */
  readonly kind: ChangeKind | 'sets' | 'artists';
  /** Of the festival and its sets, of artists, and whatever else belongs to it. */
  readonly writes: readonly Write[];
  /** Documents that were just read, by path; what the writes need besides is read. */
  readonly known?: ReadonlyMap<string, DocumentSnapshot>;
  /** What to tell where the provider does not take this many edits at once, but only `fitting`. */
  readonly tooLarge?: (count: number, fitting: number) => string;
}

/** What became of a commit: the change's id, or null where nothing differed, and the new versions by path. */
export interface Recorded {
  readonly changeId: string | null;
  readonly versions: ReadonlyMap<string, string | null>;
}

/** A change that was stored, or is about to be. */
export interface DoneChange extends Pick<RecordedCommit, 'festivalId' | 'kind' | 'importId'> {
  readonly id: string;
}

/** The one writer of festivals, sets and artists: makes the commit and its record together. */
export interface Recorder {
  /**
   * Carries out the writes with their record. Updates and deletions that name no version are read again and tried again
   * where somebody else was quicker. A set that is gone already is no error of a deletion. Fails as the port's `commit`.
   */
  commit(commit: RecordedCommit): Promise<Recorded>;
  /** Carries out writes to uploads and their drafts, which are no part of a history; those to anything else are refused. */
  commitUploads(writes: readonly Write[]): Promise<void>;
  /**
   * Calls back with every change that this page is about to send, until the returned function is called. Whether it was stored is
   * told once that is known: true, false, or null where the answer was lost.
   */
  onSent(listener: (change: DoneChange, isStored: Promise<boolean | null>) => void): () => void;
  /** Calls back with every change that this page has made, until the returned function is called. */
  onDone(listener: (change: DoneChange) => void): () => void;
  /** What the page watches: known without asking. */
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
        // Another try is made only where the one before was refused.
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

/** Returns true if a failure leaves open what became of the commit. */
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
