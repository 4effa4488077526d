import { isSameValue } from '../changes/edits.ts';
import { mergeFields } from '../changes/merge-fields.ts';
import { setTextFields } from '../entities/set-texts.ts';
import type { LineupEvent, NewLineupEvent } from '../entities/lineup-event.ts';
import { liveFields } from '../entities/live-fields.ts';
import type { StoredSet } from './set-edits.ts';
import { editKey, unplaceSets, type TimetableEdit } from './timetable-edits.ts';

/** A set or block that others changed while it was edited, as it is stored now; null if deleted. Acts are not described. */
export interface ChangedByOthers {
  readonly id: string;
  readonly on?: 'act' | 'block';
  readonly current: StoredSet | null;
}

/** What an edit and the work of others both changed. `fields` is empty for a deleted set. */
export interface EditConflict extends ChangedByOthers {
  readonly fields: readonly SetField[];
}

export type SetField = keyof NewLineupEvent;

export interface MergedEdits {
  /**
   * The edits on top of the versions of others, mine where both changed a field; deleted sets are created again. Null if they
   * cannot be applied at all.
   */
  readonly edits: readonly TimetableEdit[] | null;
  /** What a person has to decide; none if the edits can be stored without a question. */
  readonly conflicts: readonly EditConflict[];
}

/**
 * Day, start and end are one value: an end of one person after the start of another could be before it. The status and who plays
 * instead are another. Everything else is merged field by field.
 */
export const setUnits = [
  ['date', 'timeStart', 'timeEnd', 'startDelay', 'endDelay'],
  ['status', 'replacedBy'],
] as const satisfies readonly (readonly SetField[])[];

/** Merges edits with what others have stored since; `seen` returns a set or block as it was when the edits were made. */
export function mergeEdits(
  edits: readonly TimetableEdit[],
  changed: readonly ChangedByOthers[],
  seen: (id: string) => StoredSet | undefined,
): MergedEdits {
  const byKey = new Map(changed.map((each) => [editKey(each), each]));
  const merged = edits.map((edit) => {
    const change = byKey.get(editKey(edit));
    const set = byKey.get(edit.id)?.current;
    // The act that a set becomes has what the set has now.
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

/** A block has a name where a set has an artist. */
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

/** What a person gave of a set, without its id and what the provider stamps. */
export function contentOf(set: LineupEvent): NewLineupEvent {
  const given = contentFields.filter((field) => set[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, set[field]])) as unknown as NewLineupEvent;
}

/** The fields in which two sets differ, in the order of the entity. */
function differing(a: NewLineupEvent, b: NewLineupEvent): readonly SetField[] {
  return contentFields.filter((field) => !isSameValue(a[field] ?? null, b[field] ?? null));
}
