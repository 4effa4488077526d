import {
  type Change,
  type ChangeAuthor,
  type ChangeKind,
  editBytesPerRecord,
  editsPerRecord,
} from './change.ts';
import type { Edit } from './edits.ts';

/** What a commit does, to be recorded with it. `edits` are all of it. */
export interface NewChange extends Pick<Change, 'of' | 'importId' | 'source' | 'touches' | 'createdArtists'> {
  readonly kind: ChangeKind;
  readonly by: ChangeAuthor;
  readonly edits: readonly Edit[];
}

/** The documents of a record: its own fields without `at`, which the provider stamps, and the edits of each of its parts. */
export interface ChangeRecord {
  readonly fields: Omit<Change, 'id' | 'at'>;
  readonly parts: readonly (readonly Edit[])[];
}

/** The record of a change, its edits dealt out to documents that are small enough for every provider. */
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

/** How many bytes the text takes as UTF-8; a character of two halves counts as six, which is never too few. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** How many sets the edits create, change and delete; where they are about acts, blocks or artists alone, how many of those. */
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

/** How many artists edits create. */
export function createdArtistsOf(edits: readonly Edit[]): number {
  return edits.filter(({ target, before }) => target === 'artist' && before === null).length;
}

/** The id of a part, by its place from 0 on: ids sort as their parts do. */
export function partId(index: number): string {
  return String(index).padStart(4, '0');
}
