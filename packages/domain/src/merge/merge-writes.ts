import { givenPublicTexts, publicTextFields } from '../entities/set-texts.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import type { DraftField } from '../entities/upload.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { SetEdit } from '../timetable/set-edits.ts';
import type { BaseSet, ImportBase } from './import-base.ts';
import type { MergePlan, MergeRow, PairRow } from './planning/merge-plan.ts';
import { nextBaseSet } from './next-base-set.ts';
import { delaysAfter, valuesTaking } from './taken-times.ts';
import { valueOf, type MergeFestival, type SetValues } from './set-values.ts';

/** The writes of a merge, stored as one change. */
export interface MergeWrites {
  /** In the order of the plan, with only the changed fields. A new set gets the id of its draft. */
  readonly edits: readonly SetEdit[];
  /** The base for the next import of this source. */
  readonly base: ImportBase;
}

/**
 * Returns the writes of a plan. Fields with an open question stay unchanged. Throws a RangeError for a new set without
 * a day or times, or with impossible ones: check `mergedValues` first.
 */
export function mergeWrites(plan: MergePlan, base: ImportBase | null, festival: MergeFestival): MergeWrites {
  return {
    edits: plan.rows.flatMap((row) => editsOfRow(row, festival)),
    base: nextBase(plan, base),
  };
}

/** Returns the values of a row's set after the merge; null if there would be no set, or if it does not change. */
export function mergedValues(row: MergeRow, festival: MergeFestival): SetValues | null {
  if (row.kind === 'missing') return null;
  if (row.kind === 'new' || row.kind === 'deleted') return row.from === 'file' ? row.incoming.values : null;
  const taken = row.fields.filter(({ from }) => from === 'file');
  if (taken.length === 0) return null;
  const fromFile = Object.fromEntries(taken.map(({ field, file }) => [field, file]));
  return valuesTaking(row.stored, fromFile, festival);
}

function editsOfRow(row: MergeRow, festival: MergeFestival): readonly SetEdit[] {
  if (row.kind === 'missing') {
    if (row.from === 'portal') return [];
    return [{ type: 'delete', id: row.stored.id, ...seen(row.stored) }];
  }
  const values = mergedValues(row, festival);
  if (values === null) return [];
  if (row.kind === 'new' || row.kind === 'deleted') {
    return [{ type: 'create', id: row.incoming.id, event: eventOf(values, festival) }];
  }
  return [
    { type: 'update', id: row.stored.id, fields: changedFields(row, values, festival), ...seen(row.stored) },
  ];
}

function seen({ version }: { readonly version?: string }): { ifVersion?: string } {
  return version === undefined ? {} : { ifVersion: version };
}

function eventOf(values: SetValues, festival: MergeFestival): NewLineupEvent {
  const imageURL = valueOf(values, 'imageURL');
  return {
    artistName: valueOf(values, 'artistName'),
    stage: valueOf(values, 'stage'),
    ...timesOf(values, festival),
    imageURL: imageURL === '' ? null : imageURL,
    ...givenPublicTexts(values),
  };
}

function timesOf(values: SetValues, festival: MergeFestival) {
  const clock = {
    date: valueOf(values, 'date'),
    timeStart: valueOf(values, 'timeStart'),
    timeEnd: valueOf(values, 'timeEnd'),
  };
  const { date, timeStart, timeEnd } = eventTimestamps(clock, festival);
  return { date, timeStart, timeEnd };
}

function changedFields(
  { fields, stored }: PairRow,
  values: SetValues,
  festival: MergeFestival,
): Partial<NewLineupEvent> {
  const taken = fields.filter(({ from }) => from === 'file');
  const texts: Partial<NewLineupEvent> = {};
  for (const { field, file } of taken) {
    if (isText(field)) texts[field] = file;
  }
  if (taken.every(({ question }) => question !== 'times')) return texts;
  const { date, timeStart, timeEnd } = timesOf(values, festival);
  return {
    ...texts,
    ...(compareTimestamps(date, stored.date) !== 0 && { date }),
    ...(compareTimestamps(timeStart, stored.timeStart) !== 0 && { timeStart }),
    ...(compareTimestamps(timeEnd, stored.timeEnd) !== 0 && { timeEnd }),
    ...delaysAfter(
      stored,
      taken.map(({ field }) => field),
    ),
  };
}

const textFields = ['artistName', 'stage', 'imageURL', ...publicTextFields] as const;

function isText(field: DraftField): field is (typeof textFields)[number] {
  return textFields.some((each) => each === field);
}

function nextBase(plan: MergePlan, base: ImportBase | null): ImportBase {
  const before = base?.sets ?? {};
  const unchanged = plan.untouched.flatMap((id): [string, BaseSet][] => {
    const set = Object.hasOwn(before, id) ? before[id] : undefined;
    return set === undefined ? [] : [[id, set]];
  });
  return { ...base, sets: Object.fromEntries([...unchanged, ...plan.rows.flatMap(baseEntries)]) };
}

function baseEntries(row: MergeRow): readonly (readonly [string, BaseSet])[] {
  switch (row.kind) {
    case 'missing':
      return row.base === null || row.from === 'file' ? [] : [[row.stored.id, { ...row.base, isGone: true }]];
    case 'new':
      return [[row.incoming.id, nextBaseSet(row.incoming, null)]];
    case 'deleted':
      return [[row.from === 'file' ? row.incoming.id : row.id, nextBaseSet(row.incoming, row.base)]];
    default:
      return [[row.stored.id, nextBaseSet(row.incoming, row.base)]];
  }
}
