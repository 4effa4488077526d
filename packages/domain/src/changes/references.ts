import type { Change, ChangeData, ChangeKind } from './change.ts';
import { fieldsOf, isSameValue, type Edit, type FieldValue } from './edits.ts';
import { listedChange } from './touches.ts';

/** Returns true if a change undoes or redoes another. */
export function isWayBack({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'undone' || kind === 'redone';
}

/** Whether changes of this kind must, may or must not name another change in `of`. */
export function referenceOf(kind: ChangeKind): 'required' | 'optional' | 'none' {
  if (isWayBack({ kind }) || kind === 'restored') return 'required';
  return kind === 'spreadsheetImported' ? 'optional' : 'none';
}

/** Returns true if `row` can represent `further` in the history: a listed row of the same import by the same person. */
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

/** The kind of change that reverses one of this kind: undoing an undo is a redo. */
export function wayBackOf(kind: ChangeKind): 'undone' | 'redone' {
  return kind === 'undone' ? 'redone' : 'undone';
}

/** Returns true if `edit` only resets fields to their values before `done`. */
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

/** Stages still used by sets may stay, see `planUndo`. */
function isBack(field: string, now: FieldValue | undefined, then: FieldValue | undefined): boolean {
  if (field !== 'stages') return isSameValue(now, then);
  return Array.isArray(now) && Array.isArray(then) && then.every((stage) => now.includes(stage));
}

/**
 * Returns true if `edit` can be part of undoing a spreadsheet import. Each row is a change of its own that created a
 * set and may have added stages.
 */
export function mayTakeBackRow({ target, after }: Edit): boolean {
  if (target === 'set') return after === null;
  return target === 'festival' && after !== null && Object.keys(after).every((field) => field === 'stages');
}
