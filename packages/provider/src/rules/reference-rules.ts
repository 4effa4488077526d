import {
  changePartSchema,
  changeSchema,
  documentKey,
  doesTakeBack,
  isListedRowOf,
  isWayBack,
  mayTakeBackRow,
  partId,
  paths,
  referenceOf,
  wayBackOf,
  type ChangeData,
  type Edit,
} from '@lineup/domain';
import { refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * Checks the change and the import that a record refers to: an undo only reverts a change of this history, a further
 * row of a spreadsheet belongs to an import that the history lists, and other records refer to nothing. Fails with
 * `permission-denied`.
 */
export function checkReference(
  copy: WorkingCopy,
  history: string,
  record: ChangeData,
  edits: readonly Edit[],
): void {
  const { kind, of, importId } = record;
  if ((kind === 'spreadsheetImported') !== (importId !== undefined)) {
    throw refusal(history, importId === undefined ? 'names no import' : 'names an import without being one');
  }
  const expected = referenceOf(kind);
  if (of === undefined) {
    if (expected === 'required') throw refusal(history, 'does not say which change it takes back');
    return;
  }
  if (expected === 'none') throw refusal(history, 'names a change without taking it back');
  const named = findChange(copy, history, of);
  if (named === null) throw refusal(history, 'names a change that is not on record');
  if (kind === 'spreadsheetImported' && !isListedRowOf(named, record)) {
    throw refusal(history, 'continues an import that the history does not list');
  }
  if (isWayBack(record)) checkWayBack(copy, history, record, named, edits);
}

type NamedChange = ChangeData & { readonly id: string };

/** The change as it was before the commit, which cannot refer to itself. */
function findChange(copy: WorkingCopy, history: string, id: string): NamedChange | null {
  const stored = copy.readOriginal(paths.change(history, id));
  const change = changeSchema.safeParse(stored?.data);
  return change.success ? { ...change.data, id } : null;
}

function checkWayBack(
  copy: WorkingCopy,
  history: string,
  record: ChangeData,
  named: NamedChange,
  edits: readonly Edit[],
): void {
  if (record.kind !== wayBackOf(named.kind)) {
    throw refusal(history, 'takes back an undo, or brings back what was not undone');
  }
  const done = new Map(editsOf(copy, history, named).map((edit) => [documentKey(edit), edit]));
  const isImport = named.importId !== undefined;
  const isOfChange = (edit: Edit) => {
    const found = done.get(documentKey(edit));
    return found === undefined ? isImport && mayTakeBackRow(edit) : doesTakeBack(edit, found);
  };
  if (!edits.every(isOfChange)) throw refusal(history, 'does more than take back the change it names');
}

/** All edits of the change except those of parts that cannot be read. */
function editsOf(copy: WorkingCopy, history: string, { id, edits, parts }: NamedChange): readonly Edit[] {
  const ids = Array.from({ length: parts }, (_, index) => partId(index));
  return [
    ...edits,
    ...ids.flatMap((part) => {
      const stored = copy.readOriginal(paths.changePart(history, id, part));
      const read = changePartSchema.safeParse(stored?.data);
      return read.success ? read.data.edits : [];
    }),
  ];
}
