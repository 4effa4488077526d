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

/** Documents by path as they were read; null where there is none. */
export type Before = ReadonlyMap<string, DocumentSnapshot | null>;

/**
 * What the writes do, and the writes that do something, each bound to what was read. One that changes nothing stays beside
 * others where it names a version, for that is what they depend on. Fails with `not-found` and `conflict`.
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

/** The write, refused where the document is no longer what it is based on; null for the deletion of what is gone. */
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

/** Returns true if the history records what becomes of the document at `path`. */
export function isRecorded(path: string): boolean {
  return editTargetOf(parseDocumentPath(path)) !== null;
}

/** A document's fields as the history tells of them. */
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
