import { compareForQuery, matchesQuery, type DocumentSnapshot, type Query } from '@lineup/provider';
import type { Change } from '../store.ts';
import { createAnswerBody, type AnswerBody } from './answer-body.ts';

/** The answer to one query. After a change only the changed documents are written as JSON again. */
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
  let documents = found;
  let texts: ReadonlyMap<DocumentSnapshot, string> = new Map();
  let pending: Change[] = [];
  let bytes = 0;
  let body: AnswerBody | null = null;

  const build = (): AnswerBody => {
    documents = afterChanges(query, documents, pending);
    pending = [];
    texts = new Map(documents.map((document) => [document, texts.get(document) ?? JSON.stringify(document)]));
    const built = createAnswerBody(`{"documents":[${[...texts.values()].join(',')}]}`);
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

function afterChanges(
  query: Query,
  documents: readonly DocumentSnapshot[],
  changes: readonly Change[],
): readonly DocumentSnapshot[] {
  if (changes.length === 0) return documents;
  const byPath = new Map(documents.map((document) => [document.path, document]));
  for (const change of changes) {
    const now = snapshotOf(change);
    if (now !== null && matchesQuery(query, now)) byPath.set(now.path, now);
    else byPath.delete(change.path);
  }
  return [...byPath.values()].sort(compareForQuery(query));
}

function snapshotOf({ path, version, data }: Change): DocumentSnapshot | null {
  if (version === null || data === null) return null;
  return { path, id: path.slice(path.lastIndexOf('/') + 1), version, data };
}
