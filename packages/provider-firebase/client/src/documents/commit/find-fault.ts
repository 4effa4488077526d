import { parseDocumentPath, timestampFromMillis } from '@lineup/domain';
import { isProviderError, type DocumentSnapshot, type ProviderError, type Write } from '@lineup/provider';
import { applyWrites, checkDocuments, workingCopy } from '@lineup/provider/rules';
import type { Reader } from '../read.ts';

/** Of more documents of one collection than this, the whole collection is read at once. */
const maximumSingleReads = 30;

/**
 * Why the documents refuse the writes, as the port tells it (Firestore says no more than that they were refused), or
 * null where nothing is wrong with them now. `now` is in milliseconds since the epoch. Fails when it cannot read.
 */
export async function findFault(
  reader: Reader,
  writes: readonly Write[],
  now: number,
): Promise<ProviderError | null> {
  const stored = await readAll(reader, [...pathsOf(writes)]);
  const source = { read: (path: string) => stored.get(path) ?? null, pathsBelow: () => [] };
  const copy = workingCopy(source, 'next');
  try {
    applyWrites(copy, writes, timestampFromMillis(now));
    checkDocuments(copy);
    return null;
  } catch (error) {
    if (isProviderError(error)) return error;
    throw error;
  }
}

/** The written documents and the ones they lie under. */
function pathsOf(writes: readonly Write[]): ReadonlySet<string> {
  const known = writes.filter(({ path }) => parseDocumentPath(path) !== null);
  return new Set(known.flatMap(({ path }) => [path, ...parentsOf(path)]));
}

function parentsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.length < 4 ? [] : [parts.slice(0, -2).join('/')];
}

async function readAll(
  reader: Reader,
  paths: readonly string[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const byCollection = new Map<string, string[]>();
  for (const path of paths) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), path]);
  }
  const found = await Promise.all(
    Array.from(byCollection, ([collection, wanted]) =>
      wanted.length > maximumSingleReads
        ? reader.query({ collection })
        : Promise.all(wanted.map((path) => reader.get(path))),
    ),
  );
  return new Map(found.flat().flatMap((document) => (document === null ? [] : [[document.path, document]])));
}
