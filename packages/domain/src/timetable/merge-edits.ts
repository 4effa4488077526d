import { isSameValue } from '../changes/edits.ts';
import { mergeFields } from '../changes/merge-fields.ts';
import { setTextFields } from '../entities/set-texts.ts';
import type { LineupEvent, NewLineupEvent } from '../entities/lineup-event.ts';
import { liveFields } from '../entities/live-fields.ts';
import type { StoredSet } from './set-edits.ts';
import { editKey, unplaceSets, type TimetableEdit } from './timetable-edits.ts';

/**
 * A set or block that others changed while the user edited it, as stored now; null if deleted. The contents of acts are
 * not included.
 */
export interface ChangedByOthers {
  readonly id: string;
  readonly on?: 'act' | 'block';
  readonly current: StoredSet | null;
}

/** The fields that both an edit and others changed. `fields` is empty for a deleted set. */
export interface EditConflict extends ChangedByOthers {
  readonly fields: readonly SetField[];
}

export type SetField = keyof NewLineupEvent;

export interface MergedEdits {
  /**
   * The edits based on the versions of others, with the user's value if both changed a field; deleted sets are created
   * again. Null if they cannot be applied at all.
   */
  readonly edits: readonly TimetableEdit[] | null;
  /** The conflicts for the user to decide; empty if the edits can be stored without asking. */
  readonly conflicts: readonly EditConflict[];
}

/**
 * Fields that are merged together. Day, start and end are one value: otherwise one user's end could be before another's
 * start. The status and the replacement are another. All other fields are merged individually.
 */
export const setUnits = [
  ['date', 'timeStart', 'timeEnd', 'startDelay', 'endDelay'],
  ['status', 'replacedBy'],
] as const satisfies readonly (readonly SetField[])[];

/**
 * Merges edits with the changes others have stored since; `seen` returns a set or block as it was when the edits were
 * made.
 */
export function mergeEdits(
  edits: readonly TimetableEdit[],
  changed: readonly ChangedByOthers[],
  seen: (id: string) => StoredSet | undefined,
): MergedEdits {
  const byKey = new Map(changed.map((each) => [editKey(each), each]));
  const merged = edits.map((edit) => {
    const change = byKey.get(editKey(edit));
    const set = byKey.get(edit.id)?.current;
    // An act made from a set has the set's current values.
    if (isNewAct(edit) && set) return { edit: unplaceSets([set])[1] ?? edit, conflict: null };
    return change === undefined ? { edit, conflict: null } : mergeEdit(edit, change, seen(edit.id));
  });
  const all = merged.flatMap(({ edit }) => edit ?? []);
  return {
    edits: all.length < edits.length ? null : all,
    conflicts: merged.flatMap(({ conflict }) => conflict ?? []),
  };
}

interface MergedEdit {
  readonly edit: TimetableEdit | null;
  readonly conflict: EditConflict | null;
}

function mergeEdit(edit: TimetableEdit, change: ChangedByOthers, before: StoredSet | undefined): MergedEdit {
  const { current } = change;
  const isLost = edit.type === 'delete' && current === null;
  if (edit.type === 'create' || change.on === 'act' || before === undefined || isLost)
    return { edit: null, conflict: { ...change, fields: [] } };
  const base = contentOf(before);
  const fields = edit.type === 'update' ? setFieldsOf(edit) : {};
  if (current === null)
    return { edit: creation(edit, { ...base, ...fields }), conflict: { ...change, fields: [] } };
  const theirs = contentOf(current);
  const version = current.version === undefined ? {} : { ifVersion: current.version };
  if (edit.type === 'delete') {
    const others = differing(base, theirs);
    return {
      edit: { ...edit, ...version },
      conflict: others.length === 0 ? null : { ...change, fields: others },
    };
  }
  const { merged, conflicts } = mergeFields({ base, mine: { ...base, ...fields }, theirs }, setUnits);
  const written = differing(theirs, merged).map((field) => [field, merged[field] ?? null]);
  return {
    edit: update(edit, Object.fromEntries(written) as Partial<NewLineupEvent>, version),
    conflict: conflicts.length === 0 ? null : { ...change, fields: conflicts },
  };
}

function isNewAct(edit: TimetableEdit): boolean {
  return edit.type === 'create' && 'on' in edit && edit.on === 'act';
}

type Update = Extract<TimetableEdit, { type: 'update' }>;

/** A block's name corresponds to a set's artist. */
function setFieldsOf(edit: Update): Partial<NewLineupEvent> {
  if (!('on' in edit) || edit.on !== 'block') return edit.fields;
  const { name, ...place } = edit.fields;
  return { ...place, ...(name !== undefined && { artistName: name }) };
}

function update(
  edit: Update,
  fields: Partial<NewLineupEvent>,
  version: { ifVersion?: string },
): TimetableEdit {
  if (!('on' in edit)) return { ...edit, fields, ...version };
  const { artistName, stage, date, timeStart, timeEnd } = fields;
  const block = {
    ...(artistName !== undefined && { name: artistName }),
    ...(stage !== undefined && { stage }),
    ...(date !== undefined && { date }),
    ...(timeStart !== undefined && { timeStart }),
    ...(timeEnd !== undefined && { timeEnd }),
  };
  return { on: 'block', type: 'update', id: edit.id, fields: block, ...version };
}

function creation(edit: TimetableEdit, event: NewLineupEvent): TimetableEdit {
  const { id } = edit;
  if (!('on' in edit)) return { type: 'create', id, event };
  const { artistName: name, stage, date, timeStart, timeEnd } = event;
  return { on: 'block', type: 'create', id, data: { name, stage, date, timeStart, timeEnd } };
}

const contentFields = [
  'artistName',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'imageURL',
  'status',
  'replacedBy',
  ...setTextFields,
  'announcement',
  'artistIds',
  ...liveFields,
] as const satisfies readonly SetField[];

/** Returns the values that users entered for a set, without its id and the provider's timestamps. */
export function contentOf(set: LineupEvent): NewLineupEvent {
  const given = contentFields.filter((field) => set[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, set[field]])) as unknown as NewLineupEvent;
}

/** Returns the fields in which two sets differ, in the order of the entity. */
function differing(a: NewLineupEvent, b: NewLineupEvent): readonly SetField[] {
  return contentFields.filter((field) => !isSameValue(a[field] ?? null, b[field] ?? null));
}
