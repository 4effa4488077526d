import type { Query } from '@lineup/provider';
import { followCommits } from '../follow-commits.ts';
import type { Change, CommitListener, DocumentStore } from '../store.ts';
import { createAnswer, type Answer } from './answer.ts';
import type { AnswerBody } from './answer-body.ts';

/** Answers to queries, kept ready to be sent until one of their documents changes. Asks no permission: its callers do. */
export interface QueryAnswers {
  /**
   * The answer as things stand now, also after another process has written. `revision` is that of the database just now,
   * where the caller has asked for it already.
   */
  answer(query: Query, revision?: string): AnswerBody;
  /** Hears of every commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
}

export interface QueryAnswersDeps {
  readonly documents: Pick<DocumentStore, 'query' | 'latestVersion'>;
  readonly limits?: KeepingLimits;
}

/** How much is kept at most: answers, and bytes of their bodies before encoding. Memory takes about twice the bytes. */
export interface KeepingLimits {
  readonly answers: number;
  readonly bytes: number;
}

/** Enough for the schedules that are open at one time, and little beside the rest of the process. */
const usualLimits: KeepingLimits = { answers: 200, bytes: 6 * 1024 * 1024 };

export function createQueryAnswers({ documents, limits = usualLimits }: QueryAnswersDeps): QueryAnswers {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, Answer>();
  const commits = followCommits(documents, () => kept.clear());
  return {
    answer: (query, revision) => {
      commits.catchUp(revision);
      const key = JSON.stringify(query);
      const answer = kept.get(key) ?? createAnswer(query, documents.query(query));
      const body = answer.body();
      kept.delete(key);
      kept.set(key, answer);
      dropOldest(kept, limits);
      return body;
    },
    noteCommit: (version, changes) => {
      commits.hear(version);
      if (kept.size === 0) return;
      const byCollection = changesByCollection(changes);
      for (const [key, answer] of kept) {
        const own = byCollection.get(answer.collection);
        if (own !== undefined && !answer.note(own)) kept.delete(key);
      }
    },
  };
}

function dropOldest(kept: Map<string, Answer>, limits: KeepingLimits): void {
  let bytes = 0;
  for (const answer of kept.values()) bytes += answer.bytes();
  for (const [key, answer] of kept) {
    if (bytes <= limits.bytes && kept.size <= limits.answers) return;
    bytes -= answer.bytes();
    kept.delete(key);
  }
}

function changesByCollection(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of changes) {
    const collection = change.path.slice(0, change.path.lastIndexOf('/'));
    const own = found.get(collection);
    if (own === undefined) found.set(collection, [change]);
    else own.push(change);
  }
  return found;
}
