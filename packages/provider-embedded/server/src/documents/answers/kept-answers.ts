import type { Query } from '@lineup/provider';
import type { Change } from '../store.ts';
import type { AnswerBody } from './answer-body.ts';
import type { Built } from './build-answer.ts';
import { maximumChanges, type Earlier } from './build.ts';

/** How much is kept at most: answers, and bytes of their bodies before encoding. Memory takes about twice the bytes. */
export interface KeepingLimits {
  readonly answers: number;
  readonly bytes: number;
}

/**
 * Answers that were made, until more is asked for than may be kept. Of the documents only the texts are kept: as objects
 * they would take three times the memory, and only a change asks for them.
 */
export interface KeptAnswers {
  /** The answer where nothing has changed since it was made. */
  ready(key: string): AnswerBody | null;
  /** What there is of an answer that has changed; it is not kept any longer. */
  take(key: string): Earlier | null;
  keep(key: string, query: Query, built: Built): void;
  /** Takes in the changes of each collection. */
  note(byCollection: ReadonlyMap<string, readonly Change[]>): void;
  isEmpty(): boolean;
  clear(): void;
}

interface Answer extends Earlier {
  readonly query: Query;
  readonly body: AnswerBody;
  readonly changes: Map<string, Change>;
}

export function createKeptAnswers(limits: KeepingLimits): KeptAnswers {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, Answer>();
  const ready = (key: string) => {
    const answer = kept.get(key);
    return answer !== undefined && answer.changes.size === 0 ? answer : null;
  };
  return {
    ready: (key) => {
      const answer = ready(key);
      if (answer === null) return null;
      kept.delete(key);
      kept.set(key, answer);
      return answer.body;
    },
    take: (key) => {
      const answer = kept.get(key) ?? null;
      kept.delete(key);
      return answer;
    },
    keep: (key, query, { texts, body }) => {
      if (body.content.byteLength > limits.bytes) return;
      kept.set(key, { query, texts, body, changes: new Map() });
      dropOldest(kept, limits);
    },
    note: (byCollection) => {
      for (const [key, answer] of kept) {
        const own = byCollection.get(answer.query.collection);
        if (own !== undefined && !note(answer, own)) kept.delete(key);
      }
    },
    isEmpty: () => kept.size === 0,
    clear: () => kept.clear(),
  };
}

/** False where only a new reading tells the answer. */
function note({ query, changes }: Answer, own: readonly Change[]): boolean {
  // With a limit, a document that leaves makes room for one that was never read.
  if (query.limit !== undefined || changes.size + own.length > maximumChanges) return false;
  for (const change of own) changes.set(change.path, change);
  return true;
}

function dropOldest(kept: Map<string, Answer>, limits: KeepingLimits): void {
  let bytes = 0;
  for (const { body } of kept.values()) bytes += body.content.byteLength;
  for (const [key, { body }] of kept) {
    if (bytes <= limits.bytes && kept.size <= limits.answers) return;
    bytes -= body.content.byteLength;
    kept.delete(key);
  }
}
