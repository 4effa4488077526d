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

/** A document that later work has changed where an undo would change it back. */
export interface UndoClash {
  /** What the undo would do to it. */
  readonly inverse: Edit;
  /** The document as it is now; null where there is none any more. */
  readonly current: Fields | null;
  /** The fields in question; all of them where the document was deleted or made again. */
  readonly fields: readonly string[];
}

/**
 * How a change can be taken back. `edits` lead from the documents of today to those before the change, without the fields of the
 * clashes; `allEdits` with them.
 */
export interface UndoPlan {
  readonly edits: readonly Edit[];
  readonly allEdits: readonly Edit[];
  readonly clashes: readonly UndoClash[];
}

/**
 * Plans to take `edits` back over the documents as they are now. A field that still is as the change left it goes back; one
 * that is already as it was before stays; any other was changed by later work and is a clash. Where sets are left for a clash,
 * so are the stages that they play on. A redo is the undo of an undo.
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

/** Returns true if a clash is about the other half of it: an act and the set that it has become are never there together. */
function isOtherHalf({ target, id }: Edit, clashes: readonly UndoClash[]): boolean {
  return clashes.some(({ inverse }) => inverse.id === id && inverse.target !== target);
}

/** The edit without taking these stages from a festival; null where nothing is left of it. */
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
  // Of a document that was edited and is gone only the edited fields are known: it stays gone.
  const isLost = now === null && edit.before !== null && edit.after !== null;
  const forced = isLost ? null : editBetween(edit, now, applyEdit(now, inverse));
  const fields = clashingFields(edit, ofPeople(edit, now));
  if (fields.length === 0) return { gentle: forced, forced, clash: null };
  const step = clashingStep(edit, now, forced, fields);
  // What an import remembers is nothing that people decide upon: where a later one has said otherwise, that stands.
  return edit.target === 'source' ? { ...step, forced: step.gentle, clash: null } : step;
}

/** The document as people have left it. A picture that was fetched for an import goes with the artists that the import created. */
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
  // A document that was made or deleted is taken back whole or not at all.
  const isWhole = edit.before === null || edit.after === null || now === null;
  if (isWhole) return { gentle: null, forced, clash };
  const rest: Edit = {
    ...inverse,
    before: without(inverse.before, fields),
    after: without(inverse.after, fields),
  };
  return { gentle: editBetween(edit, now, applyEdit(now, rest)), forced, clash };
}

/** The fields that are neither as the change left them nor as they were before it. */
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
