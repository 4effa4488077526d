import { artistHistory, historyOf, parseDocumentPath, paths, type ChangeAuthor } from '@lineup/domain';
import type { DocumentPort, DocumentSnapshot, Write } from '../documents.ts';
import { recordWrites } from '../records/record-writes.ts';
import { isRecorded, resolveWrites, type Before } from '../records/resolve-writes.ts';

type RecordableDocuments = Pick<DocumentPort, 'get' | 'commit' | 'newId'>;

/**
 * The port's documents for a test that is not about records: every commit gets the records it needs, by the person
 * `by`. Its writes are sent unchanged, including those that should be rejected.
 */
export function recordedDocuments<Documents extends RecordableDocuments>(
  documents: Documents,
  by: () => ChangeAuthor,
): Documents {
  return {
    ...documents,
    commit: async (writes, name = documents.newId()) => {
      const before = await readAll(
        documents,
        writes.filter(({ path }) => isRecorded(path)),
      );
      const versions = await documents.commit(withRecords(writes, name, by(), before), name);
      const own = new Set(writes.map(({ path }) => path));
      return new Map([...versions].filter(([path]) => own.has(path)));
    },
  };
}

/**
 * The writes and the records needed by a commit of this name. `before` has the current state of changed or deleted
 * documents; creations need none.
 */
export function withRecords(
  writes: readonly Write[],
  name: string,
  by: ChangeAuthor,
  before: Before = new Map(),
): readonly Write[] {
  const recorded = writes.filter(({ path }) => isRecorded(path));
  const createdArtists = recorded.filter(
    ({ type, path }) => type === 'create' && historyAt(path) === artistHistory,
  ).length;
  const histories = new Set(recorded.map(({ path }) => historyAt(path)));
  const records = [...histories].flatMap((history) => {
    const own = recorded.filter(({ path }) => historyAt(path) === history);
    const { edits } = resolveWrites(own.filter(isPossible(before)).map(unbound), before);
    if (edits.length === 0) return [];
    const ofFestival = history === artistHistory ? {} : { createdArtists };
    return recordWrites({ history, changeId: name, by, edits, before, ...ofFestival });
  });
  return [...writes, ...records];
}

async function readAll(documents: RecordableDocuments, writes: readonly Write[]): Promise<Before> {
  const before = new Map<string, DocumentSnapshot | null>();
  const changed = writes.filter(({ type }) => type !== 'create');
  const needed = new Set(changed.map(({ path }) => path));
  for (const { path } of writes) {
    if (historyAt(path) !== artistHistory) needed.add(paths.festival(historyAt(path)));
  }
  await Promise.all(
    [...needed].map(async (path) => before.set(path, await documents.get(path).catch(() => null))),
  );
  return before;
}

/** Returns true if the write can be applied, as far as known: an impossible write has no edit. */
function isPossible(before: Before): (write: Write) => boolean {
  return ({ type, path }) => type !== 'update' || before.get(path) !== null;
}

function unbound(write: Write): Write {
  if (write.type === 'create') return write;
  const { type, path } = write;
  return type === 'update' ? { type, path, data: write.data } : { type, path };
}

function historyAt(path: string): string {
  const place = parseDocumentPath(path);
  return (place === null ? null : historyOf(place)) ?? '';
}
