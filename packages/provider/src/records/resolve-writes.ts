import {
  editBetween,
  editTargetOf,
  parseDocumentPath,
  withoutStamps,
  type Edit,
  type Fields,
} from '@lineup/domain';
import { isServerTimestamp, type DocumentSnapshot, type DocumentValue, type Write } from '../documents.ts';
import { ProviderError } from '../errors.ts';

/** Documents by path as they were read; null if missing. */
export type Before = ReadonlyMap<string, DocumentSnapshot | null>;

/**
 * Returns what the writes do, and the effective writes, each bound to the version that was read. A write without an
 * effect is only included next to others, and only if it names a version, because they depend on it. Fails with
 * `not-found` and `conflict`.
 */
export function resolveWrites(
  writes: readonly Write[],
  before: Before,
): { readonly edits: readonly Edit[]; readonly writes: readonly Write[] } {
  const edits: Edit[] = [];
  const effective = writes.flatMap((write): readonly Write[] => {
    const place = parseDocumentPath(write.path);
    const target = editTargetOf(place);
    if (place === null || target === null) return [write];
    const found = before.get(write.path) ?? null;
    const bound = bindTo(found, write);
    if (bound === null) return [];
    const edit = editBetween({ target, id: place.id }, fieldsOf(found), fieldsAfter(found, write));
    if (edit === null) return namesVersion(write) ? [bound] : [];
    edits.push(edit);
    return [bound];
  });
  return { edits, writes: edits.length > 0 ? effective : effective.filter(({ path }) => !isRecorded(path)) };
}

/**
 * Returns the write, or null for the deletion of a missing document. Fails if the document is no longer the one the
 * write is based on.
 */
function bindTo(found: DocumentSnapshot | null, write: Write): Write | null {
  if (write.type === 'create') return write;
  if (found === null && write.type === 'delete' && write.mustExist !== true) return null;
  if (found === null) throw new ProviderError('not-found', `There is no ${write.path}`);
  if (write.ifVersion !== undefined && write.ifVersion !== found.version) {
    throw new ProviderError('conflict', `${write.path} is no longer of version ${write.ifVersion}`);
  }
  return { ...write, ifVersion: found.version };
}

function namesVersion(write: Write): boolean {
  return write.type !== 'create' && write.ifVersion !== undefined;
}

/** Returns true if the history records changes of the document at `path`. */
export function isRecorded(path: string): boolean {
  return editTargetOf(parseDocumentPath(path)) !== null;
}

/** A document's fields as the history records them. */
export function fieldsOf(found: DocumentSnapshot | null): Fields | null {
  return found === null ? null : withoutStamps(found.data);
}

function fieldsAfter(found: DocumentSnapshot | null, write: Write): Fields | null {
  if (write.type === 'delete') return null;
  const data: Record<string, DocumentValue | undefined> = write.type === 'update' ? { ...found?.data } : {};
  for (const [name, value] of Object.entries(write.data)) {
    if (!isServerTimestamp(value)) data[name] = value;
  }
  if (write.type === 'update') for (const name of write.remove ?? []) delete data[name];
  return withoutStamps(data);
}
