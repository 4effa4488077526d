import type { AnswerBody } from './answer-body.ts';

/** How much is kept at most: answers, and bytes of their bodies before encoding. */
export interface KeepingLimits {
  readonly answers: number;
  readonly bytes: number;
}

/** Answers that were made, until one of their documents changes or more is asked for than may be kept. */
export interface KeptAnswers {
  get(key: string): AnswerBody | null;
  keep(key: string, collection: string, body: AnswerBody): void;
  /** Drops the answers from these collections. */
  drop(collections: ReadonlySet<string>): void;
  clear(): void;
}

interface Answer {
  readonly collection: string;
  readonly body: AnswerBody;
}

export function createKeptAnswers(limits: KeepingLimits): KeptAnswers {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, Answer>();
  return {
    get: (key) => {
      const answer = kept.get(key);
      if (answer === undefined) return null;
      kept.delete(key);
      kept.set(key, answer);
      return answer.body;
    },
    keep: (key, collection, body) => {
      if (body.content.byteLength > limits.bytes) return;
      kept.set(key, { collection, body });
      dropOldest(kept, limits);
    },
    drop: (collections) => {
      for (const [key, { collection }] of kept) if (collections.has(collection)) kept.delete(key);
    },
    clear: () => kept.clear(),
  };
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
