import type { Change, ChangeData, ChangeKind } from './change.ts';
import { fieldsOf, isSameValue, type Edit, type FieldValue } from './edits.ts';
import { listedChange } from './touches.ts';

/** Returns true if a change takes another back or brings it back. */
export function isWayBack({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'undone' || kind === 'redone';
}

/** Returns true if changes of this kind must, may or must not name another change in `of`. */
export function referenceOf(kind: ChangeKind): 'required' | 'optional' | 'none' {
  if (isWayBack({ kind }) || kind === 'restored') return 'required';
  return kind === 'spreadsheetImported' ? 'optional' : 'none';
}

/** Returns true if `row` may stand for `further` in the history: a listed row of the same import by the same person. */
export function isListedRowOf(
  row: Pick<ChangeData, 'kind' | 'importId' | 'by' | 'touches'>,
  further: Pick<ChangeData, 'importId' | 'by'>,
): boolean {
  return (
    row.kind === 'spreadsheetImported' &&
    row.importId === further.importId &&
    row.by.id === further.by.id &&
    row.touches.includes(listedChange)
  );
}

/** The kind of the change that takes back one of this kind: the undo of an undo brings back. */
export function wayBackOf(kind: ChangeKind): 'undone' | 'redone' {
  return kind === 'undone' ? 'redone' : 'undone';
}

/** Returns true if `edit` does nothing but bring fields back to what they were before `done`. */
export function doesTakeBack(edit: Edit, done: Edit): boolean {
  if (edit.target !== done.target || edit.id !== done.id) return false;
  const { before } = done;
  if (before === null || edit.after === null) return before === null && edit.after === null;
  if (edit.before === null) return done.after === null && isSameValue(edit.after, before);
  const changed = new Set(fieldsOf(done));
  return fieldsOf(edit).every(
    (field) =>
      (done.after === null || changed.has(field)) && isBack(field, edit.after?.[field], before[field]),
  );
}

/** Stages on which sets were left may stay, see `planUndo`. */
function isBack(field: string, now: FieldValue | undefined, then: FieldValue | undefined): boolean {
  if (field !== 'stages') return isSameValue(now, then);
  return Array.isArray(now) && Array.isArray(then) && then.every((stage) => now.includes(stage));
}

/**
 * Returns true if `edit` can be part of the undo of a spreadsheet import. Its rows are changes of their own: each has created a set,
 * and one may have added stages.
 */
export function mayTakeBackRow({ target, after }: Edit): boolean {
  if (target === 'set') return after === null;
  return target === 'festival' && after !== null && Object.keys(after).every((field) => field === 'stages');
}
