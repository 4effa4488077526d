import { compareForQuery, matchesQuery, type DocumentSnapshot, type Query } from '@lineup/provider';
import type { Change } from '../store.ts';
import { createAnswerBody, type AnswerBody } from './answer-body.ts';

/**
 * The answer to one query. After a change only the changed documents are written as JSON again. What is kept are the
 * documents' texts: as objects they would take three times the memory, and only a change asks for them.
 */
export interface Answer {
  readonly collection: string;
  body(): AnswerBody;
  /** Takes in changes of the collection; false where only a new reading tells the answer. */
  note(changes: readonly Change[]): boolean;
  /** The bytes of the latest body. */
  bytes(): number;
}

/** More changes than this between two readings are not worth remembering. */
const maximumPending = 1000;

export function createAnswer(query: Query, found: readonly DocumentSnapshot[]): Answer {
  let texts: readonly string[] = found.map((document) => JSON.stringify(document));
  let pending: Change[] = [];
  let bytes = 0;
  let body: AnswerBody | null = null;

  const build = (): AnswerBody => {
    if (pending.length > 0) texts = afterChanges(query, texts, pending);
    pending = [];
    const built = createAnswerBody(`{"documents":[${texts.join(',')}]}`);
    bytes = built.content.byteLength;
    return built;
  };
  return {
    collection: query.collection,
    body: () => (body ??= build()),
    note: (changes) => {
      // With a limit, a document that leaves makes room for one that was never read.
      if (query.limit !== undefined || pending.length + changes.length > maximumPending) return false;
      body = null;
      pending.push(...changes);
      return true;
    },
    bytes: () => bytes,
  };
}

function afterChanges(query: Query, texts: readonly string[], changes: readonly Change[]): readonly string[] {
  const known = new Map(texts.map((text) => [JSON.parse(text) as DocumentSnapshot, text]));
  const byPath = new Map(Array.from(known.keys(), (document) => [document.path, document]));
  for (const change of changes) {
    const now = snapshotOf(change);
    if (now !== null && matchesQuery(query, now)) byPath.set(now.path, now);
    else byPath.delete(change.path);
  }
  const documents = [...byPath.values()].sort(compareForQuery(query));
  return documents.map((document) => known.get(document) ?? JSON.stringify(document));
}

function snapshotOf({ path, version, data }: Change): DocumentSnapshot | null {
  if (version === null || data === null) return null;
  return { path, id: path.slice(path.lastIndexOf('/') + 1), version, data };
}
