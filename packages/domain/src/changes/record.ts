import {
  type Change,
  type ChangeAuthor,
  type ChangeKind,
  editBytesPerRecord,
  editsPerRecord,
} from './change.ts';
import type { Edit } from './edits.ts';

/** What a commit does, to be recorded in it. `edits` are all edits. */
export interface NewChange extends Pick<Change, 'of' | 'importId' | 'source' | 'touches' | 'createdArtists'> {
  readonly kind: ChangeKind;
  readonly by: ChangeAuthor;
  readonly edits: readonly Edit[];
}

/** The documents of a record: its fields without `at`, which the provider stamps, and the edits of each part. */
export interface ChangeRecord {
  readonly fields: Omit<Change, 'id' | 'at'>;
  readonly parts: readonly (readonly Edit[])[];
}

/** Makes the record of a change, with its edits split into documents small enough for every provider. */
export function recordOf({ edits, ...change }: NewChange): ChangeRecord {
  const [first = [], ...parts] = dealtOut(edits);
  const fields = { ...change, ...countsOf(edits), edits: first, parts: parts.length };
  return { fields, parts };
}

function dealtOut(edits: readonly Edit[]): readonly (readonly Edit[])[] {
  const documents: Edit[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const edit of edits) {
    const size = bytesOf(JSON.stringify(edit));
    const last = documents.at(-1);
    if (last === undefined || last.length === editsPerRecord || bytes + size > editBytesPerRecord) {
      documents.push([edit]);
      bytes = size;
    } else {
      last.push(edit);
      bytes += size;
    }
  }
  return documents;
}

/** The size of a text in bytes of UTF-8. Counts a surrogate pair as six bytes, so the result is never too small. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}

/**
 * The number of sets that the edits create, change and delete; if all edits are about acts, blocks or artists, the
 * number of those.
 */
export function countsOf(edits: readonly Edit[]): Pick<Change, 'created' | 'edited' | 'deleted'> {
  const counts = { created: 0, edited: 0, deleted: 0 };
  const isOfOthers = edits.every(
    ({ target }) => target === 'act' || target === 'block' || target === 'artist',
  );
  for (const { target, before, after } of edits) {
    if (target !== 'set' && !isOfOthers) continue;
    counts[before === null ? 'created' : after === null ? 'deleted' : 'edited'] += 1;
  }
  return counts;
}

/** The number of artists that the edits create. */
export function createdArtistsOf(edits: readonly Edit[]): number {
  return edits.filter(({ target, before }) => target === 'artist' && before === null).length;
}

/** The id of a part by its index, starting at 0; ids sort in the order of the parts. */
export function partId(index: number): string {
  return String(index).padStart(4, '0');
}
