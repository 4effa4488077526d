import { createHash } from 'node:crypto';
import { compareForQuery, type Query } from '@lineup/provider';
import { etagOfHash } from '../../http/etag.ts';
import type { Change } from '../store.ts';
import { createAnswerBody, type AnswerBody } from './answer-body.ts';
import { changedEntry, documentsAtOnce, type Entry, type Runs } from './entries.ts';
import { mergeRuns } from './merge-runs.ts';
import type { Sliced } from './slices.ts';

/** An answer as of the moment at which `settle` was called. */
export interface Built {
  readonly texts: readonly string[];
  readonly body: AnswerBody;
}

/**
 * Makes the answer to the query out of what `read` reads, a slice at a time. They may be read while others write:
 * `settle` is called when all is read and answers the changes since the beginning by path, which go before what was read;
 * where it answers null, what was read is not to be trusted, and the answer is null as well.
 */
export function* buildAnswer(
  query: Query,
  read: Sliced<Runs>,
  settle: () => ReadonlyMap<string, Change> | null,
): Sliced<Built | null> {
  const compare = compareForQuery(query);
  const merged = yield* mergeRuns(yield* read, compare);
  const changes = settle();
  if (changes === null) return null;
  const texts = withChanges(query, merged, changes).map(({ text }) => text);
  if (query.limit !== undefined) texts.splice(query.limit);
  return { texts, body: yield* writeBody(texts) };
}

function withChanges(
  query: Query,
  entries: readonly Entry[],
  changes: ReadonlyMap<string, Change>,
): readonly Entry[] {
  if (changes.size === 0) return entries;
  const changed = Array.from(changes.values(), (change) => changedEntry(query, change) ?? []).flat();
  return [...entries.filter(({ path }) => !changes.has(path)), ...changed].sort(compareForQuery(query));
}

const begin = '{"documents":[';
const end = ']}';

/** Measured before it is written, so that it is written in one place, however long. */
function* writeBody(texts: readonly string[]): Sliced<AnswerBody> {
  let length = begin.length + end.length;
  for (const piece of piecesOf(texts)) {
    length += Buffer.byteLength(piece);
    if (texts.length > documentsAtOnce) yield;
  }
  const content = new Uint8Array(length);
  const encoder = new TextEncoder();
  const hash = createHash('sha256');
  let at = 0;
  const write = (text: string) => {
    const { written } = encoder.encodeInto(text, content.subarray(at));
    hash.update(content.subarray(at, at + written));
    at += written;
  };
  write(begin);
  for (const piece of piecesOf(texts)) {
    write(piece);
    if (texts.length > documentsAtOnce) yield;
  }
  write(end);
  return createAnswerBody(content, etagOfHash(hash));
}

/** The texts with commas between them, as many at a time as are written at a stretch. */
function* piecesOf(texts: readonly string[]): Generator<string> {
  for (let from = 0; from < texts.length; from += documentsAtOnce) {
    yield `${from > 0 ? ',' : ''}${texts.slice(from, from + documentsAtOnce).join(',')}`;
  }
}
