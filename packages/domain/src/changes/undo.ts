import { withoutFetchedPicture } from '../artists/pictures/picture-source.ts';
import {
  applyEdit,
  editBetween,
  fieldsOf,
  inverseEdit,
  isSameValue,
  type Edit,
  type Fields,
  type FieldValue,
} from './edits.ts';

/** A document with later changes to fields that an undo would reset. */
export interface UndoClash {
  /** What the undo would do to the document. */
  readonly inverse: Edit;
  /** The current document; null if it no longer exists. */
  readonly current: Fields | null;
  /** The clashing fields; all fields if the document was deleted or recreated. */
  readonly fields: readonly string[];
}

/**
 * How to undo a change. `edits` turn the current documents into those before the change, except for the fields that
 * clash; `allEdits` include these.
 */
export interface UndoPlan {
  readonly edits: readonly Edit[];
  readonly allEdits: readonly Edit[];
  readonly clashes: readonly UndoClash[];
}

/**
 * Plans to undo `edits` on the current documents. A field still as the change left it is reset; one that already has
 * its earlier value stays; any other was changed later and is a clash. If sets stay because of a clash, so do their
 * stages. A redo is the undo of an undo.
 */
export function planUndo(edits: readonly Edit[], current: (edit: Edit) => Fields | null): UndoPlan {
  const steps = edits.map((edit) => undoStep(edit, current(edit)));
  const clashes = steps.flatMap(({ clash }) => clash ?? []);
  const played = new Set(clashes.flatMap((clash) => clash.current?.['stage'] ?? []));
  const gentle = steps.flatMap((step) => step.gentle ?? []).filter((edit) => !isOtherHalf(edit, clashes));
  return {
    edits: gentle.flatMap((edit) => withStages(edit, played) ?? []),
    allEdits: steps.flatMap(({ forced }) => forced ?? []),
    clashes,
  };
}

/** Returns true if an edit belongs to a clash: an act and the set that it became never exist at the same time. */
function isOtherHalf({ target, id }: Edit, clashes: readonly UndoClash[]): boolean {
  return clashes.some(({ inverse }) => inverse.id === id && inverse.target !== target);
}

/** The edit, adjusted to keep these stages in the festival; null if nothing is left of it. */
function withStages(edit: Edit, played: ReadonlySet<unknown>): Edit | null {
  const { before, after } = edit;
  const [now, then] = [before?.['stages'], after?.['stages']];
  if (before === null || after === null || !isList(now)) return edit;
  const inverse = isList(then) ? then : [];
  const left = now.filter((stage) => played.has(stage) && !inverse.includes(stage));
  if (left.length === 0) return edit;
  return editBetween(edit, before, { ...after, stages: [...inverse, ...left] });
}

function isList(value: FieldValue | undefined): value is readonly FieldValue[] {
  return Array.isArray(value);
}

interface UndoStep {
  readonly gentle: Edit | null;
  readonly forced: Edit | null;
  readonly clash: UndoClash | null;
}

function undoStep(edit: Edit, now: Fields | null): UndoStep {
  const inverse = inverseEdit(edit);
  // If an edited document no longer exists, only the edited fields are known, so it cannot be restored.
  const isLost = now === null && edit.before !== null && edit.after !== null;
  const forced = isLost ? null : editBetween(edit, now, applyEdit(now, inverse));
  const fields = clashingFields(edit, ofPeople(edit, now));
  if (fields.length === 0) return { gentle: forced, forced, clash: null };
  const step = clashingStep(edit, now, forced, fields);
  // Users do not decide on import sources: what a later import wrote stays, without a clash.
  return edit.target === 'source' ? { ...step, forced: step.gentle, clash: null } : step;
}

/**
 * The document without what the server added: a picture fetched for an import is removed with the artists that the
 * import created.
 */
function ofPeople({ target, after }: Edit, now: Fields | null): Fields | null {
  const isImported = target === 'artist' && after?.['pictureSource'] !== undefined;
  return now !== null && isImported ? withoutFetchedPicture(now) : now;
}

function clashingStep(
  edit: Edit,
  now: Fields | null,
  forced: Edit | null,
  fields: readonly string[],
): UndoStep {
  const inverse = inverseEdit(edit);
  const clash = { inverse, current: now, fields };
  // Creating or deleting a document is undone completely or not at all.
  const isWhole = edit.before === null || edit.after === null || now === null;
  if (isWhole) return { gentle: null, forced, clash };
  const rest: Edit = {
    ...inverse,
    before: without(inverse.before, fields),
    after: without(inverse.after, fields),
  };
  return { gentle: editBetween(edit, now, applyEdit(now, rest)), forced, clash };
}

/** The fields that have neither the value after the change nor the value before it. */
function clashingFields({ before, after }: Edit, now: Fields | null): readonly string[] {
  const isAsBefore = now === null && before === null;
  if (isAsBefore) return [];
  if (after === null)
    return isSameDocument(before, now) || now === null ? [] : fieldsOf({ before, after: now });
  if (before === null) return isSameDocument(after, now) ? [] : differing(after, now);
  if (now === null) return fieldsOf({ before, after });
  return fieldsOf({ before, after }).filter(
    (name) => !isSameValue(now[name], after[name]) && !isSameValue(now[name], before[name]),
  );
}

function differing(a: Fields, b: Fields | null): readonly string[] {
  return fieldsOf({ before: a, after: b }).filter((name) => !isSameValue(a[name], b?.[name]));
}

function isSameDocument(a: Fields | null, b: Fields | null): boolean {
  return isSameValue(a, b);
}

function without(fields: Fields | null, names: readonly string[]): Fields | null {
  if (fields === null) return null;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
