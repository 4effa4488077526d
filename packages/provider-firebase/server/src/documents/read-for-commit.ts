import { changeSchema, historyOf, isChangeKind, parseDocumentPath, partId, paths } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import type { VersionedDocument, Source } from '@lineup/provider/rules';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { decodeDocument } from './encoding.ts';

/**
 * Reads what a commit needs in its transaction: documents that are updated or removed, the parents of written ones, the
 * artists it names, and the change that a record names. New documents (thousands in one commit) are not read. For the
 * server itself, unconditional removals are not read either; a person's record has to contain the previous content. A
 * person's commit leaves the drafts of a removed upload to the server, which removes them afterwards.
 */
export async function readForCommit(
  firestore: Firestore,
  transaction: Transaction,
  writes: readonly Write[],
  isPersons: boolean,
): Promise<Source> {
  const known = await readAll(firestore, transaction, pathsToRead(writes, isPersons));
  if (isPersons) await addPartsOfNamed(firestore, transaction, writes, known);
  const below = isPersons ? [] : await readPathsBelow(firestore, transaction, writes);
  const removed = new Set(writes.filter(({ type }) => type === 'delete').map(({ path }) => path));
  for (const path of [...removed, ...below]) if (!known.has(path)) known.set(path, unread);
  return {
    read: (path) => known.get(path) ?? null,
    pathsBelow: (path) => below.filter((other) => other.startsWith(`${path}/`)),
  };
}

/** A placeholder for a document that is removed unconditionally. */
const unread: VersionedDocument = { data: {}, version: '' };

function pathsToRead(writes: readonly Write[], isPersons: boolean): ReadonlySet<string> {
  const toRead = new Set<string>();
  const created = new Set(writes.filter(({ type }) => type === 'create').map(({ path }) => path));
  for (const write of writes) {
    if (needsReading(write, isPersons)) toRead.add(write.path);
    const parent = write.type === 'delete' ? null : parentOf(write.path);
    if (parent !== null) toRead.add(parent);
    const named = namedChangeOf(write);
    if (named !== null) toRead.add(named);
    for (const path of artistsNamedBy(write)) if (!created.has(path)) toRead.add(path);
  }
  return toRead;
}

function needsReading(write: Write, isPersons: boolean): boolean {
  if (write.type === 'delete') return isPersons || write.mustExist === true || write.ifVersion !== undefined;
  // The record of a repeated commit already exists.
  return write.type === 'update' || isChangeKind(parseDocumentPath(write.path)?.kind);
}

/** The path of the change that a record refers to, as an undo does, or null. */
function namedChangeOf(write: Write): string | null {
  const place = parseDocumentPath(write.path);
  if (write.type !== 'create' || place === null || !isChangeKind(place.kind)) return null;
  const id = write.data['of'];
  const path = typeof id === 'string' ? paths.change(historyOf(place) ?? '', id) : '';
  return parseDocumentPath(path) === null ? null : path;
}

/** The paths of the artists that a write links to, or merges into. */
function artistsNamedBy(write: Write): readonly string[] {
  if (write.type === 'delete') return [];
  const { artistIds, mergedInto } = write.data;
  const ids: readonly unknown[] = Array.isArray(artistIds) ? artistIds : [mergedInto];
  return ids.flatMap((id) => (typeof id === 'string' ? [paths.artist(id)] : []));
}

/** Adds the parts of the change that a record refers to; only that change contains their number. */
async function addPartsOfNamed(
  firestore: Firestore,
  transaction: Transaction,
  writes: readonly Write[],
  known: Map<string, VersionedDocument | null>,
): Promise<void> {
  const parts = writes.flatMap((write) => {
    const path = namedChangeOf(write);
    const record = changeSchema.safeParse(path === null ? null : known.get(path)?.data);
    if (path === null || !record.success) return [];
    return Array.from({ length: record.data.parts }, (_, index) => `${path}/parts/${partId(index)}`);
  });
  for (const [path, document] of await readAll(firestore, transaction, new Set(parts)))
    known.set(path, document);
}

/** The parent of the document at `path`, or null if there is none. */
function parentOf(path: string): string | null {
  const ids = parseDocumentPath(path)?.ids ?? [];
  return ids.length < 2 ? null : path.split('/').slice(0, -2).join('/');
}

async function readAll(
  firestore: Firestore,
  transaction: Transaction,
  paths: ReadonlySet<string>,
): Promise<Map<string, VersionedDocument | null>> {
  const known = new Map<string, VersionedDocument | null>();
  const asked = [...paths].filter((path) => parseDocumentPath(path) !== null);
  if (asked.length === 0) return known;
  for (const found of await transaction.getAll(...asked.map((path) => firestore.doc(path)))) {
    const stored = found.data();
    known.set(found.ref.path, stored === undefined ? null : decodeDocument(stored));
  }
  return known;
}

const collectionsBelow = [
  'lineupEvents',
  'unplacedActs',
  'blocks',
  'importSources',
  'publications',
  'releases',
] as const;

/** The paths below removed festivals and uploads, which are removed too. */
async function readPathsBelow(
  firestore: Firestore,
  transaction: Transaction,
  writes: readonly Write[],
): Promise<readonly string[]> {
  const found: string[] = [];
  const list = async (collection: string) => {
    const { docs } = await transaction.get(firestore.collection(collection).select());
    for (const { ref } of docs) found.push(ref.path);
    return docs.map(({ ref }) => ref.path);
  };
  const removeUpload = (path: string) => list(`${path}/events`);
  for (const { type, path } of writes) {
    const kind = type === 'delete' ? parseDocumentPath(path)?.kind : undefined;
    if (kind === 'lineupUpload') await removeUpload(path);
    if (kind !== 'festival') continue;
    for (const below of collectionsBelow) await list(`${path}/${below}`);
    for (const upload of await list(`${path}/lineupUploads`)) await removeUpload(upload);
  }
  return found;
}
