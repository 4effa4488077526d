import { artistHistory, paths } from '@lineup/domain';
import {
  isRecorded,
  type Before,
  type DocumentReader,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import { readDocuments } from './read-lineup.ts';

/** The writes of a commit, and the documents already known. */
export interface ToRead {
  readonly festivalId: string;
  readonly writes: readonly Write[];
  readonly known: (path: string) => DocumentSnapshot | null;
}

/** Returns the current documents that the writes modify, and their festival, if any. Reads those that are not known. */
export async function readBefore(documents: DocumentReader, toRead: ToRead): Promise<Before> {
  const { festivalId, writes, known } = toRead;
  const before = new Map<string, DocumentSnapshot | null>();
  const unknown: string[] = [];
  for (const path of pathsToRead(festivalId, writes)) {
    const found = known(path);
    if (found === null) unknown.push(path);
    else before.set(path, found);
  }
  const found = await readDocuments(documents, festivalId, unknown);
  for (const path of unknown) before.set(path, found.get(path) ?? null);
  return before;
}

function pathsToRead(festivalId: string, writes: readonly Write[]): readonly string[] {
  const own = paths.festival(festivalId);
  const isNew = writes.some(({ type, path }) => type === 'create' && path === own);
  const changed = writes
    .filter(({ type, path }) => type !== 'create' && isRecorded(path))
    .map(({ path }) => path);
  return [...new Set(isNew || festivalId === artistHistory ? changed : [own, ...changed])];
}
