import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { editTargets, isOfTimetable, type Edit, type Fields } from './edits.ts';

/** What users do to artists, as named in the history. */
export const artistChangeKinds = [
  'artistsCreated',
  'artistsEdited',
  'artistsDeleted',
  'artistsMerged',
] as const;

/** What users do to a festival, and the kinds that undo, redo or restore changes. */
export const festivalChangeKinds = [
  'festivalCreated',
  'details',
  'stages',
  'conflicts',
  'setsCreated',
  'setsEdited',
  'setsMoved',
  'setsDeleted',
  'setsPlaced',
  'setsUnplaced',
  'setsLinked',
  'acts',
  'blocks',
  'lineupImported',
  'lineupMerged',
  'spreadsheetImported',
  'undone',
  'redone',
  'restored',
] as const;
export type FestivalChangeKind = (typeof festivalChangeKinds)[number];

/** What users do, as named in the history. */
export const changeKinds = [...festivalChangeKinds, ...artistChangeKinds] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The maximum number of edits in a change record, and in each of its parts. */
export const editsPerRecord = 200;

/**
 * The maximum size of the edits in a record or part, in bytes of JSON, as providers limit document size. A single edit
 * may be larger.
 */
export const editBytesPerRecord = 96 * 1024;

/**
 * The maximum number of sets that a change names one by one; for larger changes the edits are searched (see
 * `touchesOf`).
 */
export const namedSets = 200;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));
const count = z.int().check(z.minimum(0), z.maximum(100_000));

const fields = z.nullable(z.custom<Fields>(areFields));

const editSchema = z
  .strictObject({
    target: z.enum(editTargets),
    id,
    name: z.string().check(z.maxLength(300)),
    before: fields,
    after: fields,
  })
  .check(z.refine(({ before, after }) => before !== null || after !== null));

/** Checked by hand because values are nested. */
function areFields(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue)
  );
}

function isValue(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) ? value.every(isValue) : areFields(value);
}

const editsSchema = z.array(editSchema).check(z.minLength(1), z.maxLength(editsPerRecord));

/** Who made a change; `email` is emptied when the person has to be forgotten. */
export const authorSchema = z.strictObject({
  id: z.string().check(z.maxLength(128)),
  email: z.string().check(z.maxLength(320)),
});

/**
 * The record of one change, stored at `festivals/{id}/changes/{changeId}`, or at `artistChanges/{changeId}` for changes
 * to artists, in the same commit as the change itself. `edits` are the first edits; the rest is in `parts` documents
 * below the record.
 */
export const changeSchema = z.strictObject({
  kind: z.enum(changeKinds),
  by: authorSchema,
  at: timestampSchema,
  edits: editsSchema,
  parts: count,
  /** The number of sets created, edited and deleted, including all parts; see `countsOf`. */
  created: count,
  edited: count,
  deleted: count,
  /** The number of artists that the same commit created, recorded in the artist history; missing if none. */
  createdArtists: z.optional(count.check(z.positive())),
  /** See `touchesOf`. */
  touches: z.array(z.string().check(z.maxLength(700))).check(z.maxLength(5 * namedSets + 20)),
  /**
   * The change that this one undoes, redoes or restores; for a further row of a spreadsheet, a row of the same import
   * that the history lists. See `referenceOf`.
   */
  of: z.optional(id),
  /** Shared by all rows of one spreadsheet. */
  importId: z.optional(id),
  /** The name of the imported file. */
  source: z.optional(z.string().check(z.maxLength(255))),
});

/** Further edits of a change, stored below it at `parts/{0000}`. */
export const changePartSchema = z.strictObject({ edits: editsSchema });

export type ChangeData = z.infer<typeof changeSchema>;
export type ChangeAuthor = ChangeData['by'];

/** A change record with its document id. */
export type Change = Omit<ChangeData, 'edits'> & { readonly id: string; readonly edits: readonly Edit[] };

/**
 * Determines the kind of edits to the timetable: to sets, and also to acts without a place and to blocks. Acts that
 * become sets are placed, sets that become acts are unplaced, and if only artists differ they are linked.
 */
export function kindOfTimetableEdits(edits: readonly Edit[]): ChangeKind {
  if (edits.every(isLinking)) return 'setsLinked';
  const [sets, acts] = (['set', 'act'] as const).map((type) =>
    edits.filter(({ target }) => target === type),
  ) as [Edit[], Edit[]];
  if (sets.length === 0) return acts.length > 0 ? 'acts' : 'blocks';
  if (acts.length > 0 && acts.every(isDeletion) && sets.every(isCreation)) return 'setsPlaced';
  if (acts.length > 0 && acts.every(isCreation) && sets.every(isDeletion)) return 'setsUnplaced';
  return kindOfSetEdits(sets);
}

/** Determines the kind of edits to artists. */
function kindOfArtistEdits(edits: readonly Edit[]): ChangeKind {
  if (edits.every(isCreation)) return 'artistsCreated';
  if (edits.every(isDeletion)) return 'artistsDeleted';
  return edits.some(isArtistMerge) ? 'artistsMerged' : 'artistsEdited';
}

/** Returns true if the edit merges an artist into another. */
export function isArtistMerge({ before, after }: Edit): boolean {
  return before !== null && typeof after?.['mergedInto'] === 'string';
}

function isOfArtist({ target }: Edit): boolean {
  return target === 'artist';
}

/** Determines the kind of edits to single sets. */
export function kindOfSetEdits(edits: readonly Edit[]): ChangeKind {
  if (edits.every(isCreation)) return 'setsCreated';
  if (edits.every(isDeletion)) return 'setsDeleted';
  return edits.every(isMove) ? 'setsMoved' : 'setsEdited';
}

function isCreation({ before }: Edit): boolean {
  return before === null;
}

function isDeletion({ after }: Edit): boolean {
  return after === null;
}

const placeFields = new Set(['stage', 'date', 'timeStart', 'timeEnd', 'startDelay', 'endDelay']);

/** Returns true if a field says where or when a set is. */
export function isPlaceField(field: string): boolean {
  return placeFields.has(field);
}

/** Returns true if the edit changes only where or when a set is. */
export function isMove({ before, after }: Edit): boolean {
  if (before === null || after === null) return false;
  return [...Object.keys(before), ...Object.keys(after)].every(isPlaceField);
}

/** Returns true if the edit changes only the linked artists of a set or an act. */
function isLinking({ before, after }: Edit): boolean {
  if (before === null || after === null) return false;
  return [...Object.keys(before), ...Object.keys(after)].every((field) => field === 'artistIds');
}

/** Infers the kind of a change from its edits alone. */
export function kindOfEdits(edits: readonly Edit[]): ChangeKind {
  if (edits.some(isOfArtist)) return kindOfArtistEdits(edits);
  const candidates: readonly ChangeKind[] = [
    'festivalCreated',
    kindOfTimetableEdits(edits),
    isStageChange(edits) ? 'stages' : 'details',
    'lineupMerged',
    'lineupImported',
  ];
  return candidates.find((kind) => isOfKind(kind, edits)) ?? 'restored';
}

function isStageChange(edits: readonly Edit[]): boolean {
  return edits.some(({ target, after }) => target === 'festival' && after !== null && 'stages' in after);
}

/**
 * The kinds that may not write what imports remember about a source: all except imports and the kinds that undo them.
 */
const sourceless: ReadonlySet<ChangeKind> = new Set(
  changeKinds.filter(
    (kind) => !['lineupImported', 'lineupMerged', 'undone', 'redone', 'restored'].includes(kind),
  ),
);

/** Returns true if a change of this kind can consist of these edits. */
export function isOfKind(kind: ChangeKind, edits: readonly Edit[]): boolean {
  if (edits.some(isOfArtist)) return isOfArtistKind(kind, edits);
  return !artistChangeKinds.some((each) => each === kind) && isOfFestivalKind(kind, edits);
}

function isOfArtistKind(kind: ChangeKind, edits: readonly Edit[]): boolean {
  return kind === 'undone' || kind === 'redone' || kind === kindOfArtistEdits(edits);
}

function isOfFestivalKind(kind: ChangeKind, edits: readonly Edit[]): boolean {
  const others = edits.filter(isOfTimetable);
  const isOfSource = edits.some(({ target }) => target === 'source');
  if (isOfSource && sourceless.has(kind)) return false;
  const areSets = others.every(({ target }) => target === 'set');
  const areNewSets = areSets && others.every(isCreation);
  const festival = edits.find(({ target }) => target === 'festival');
  switch (kind) {
    case 'festivalCreated':
      return festival?.before === null && others.every(isSetOrNewAct) && others.every(isCreation);
    case 'details':
    case 'stages':
    case 'conflicts':
      return festival !== undefined && festival.before !== null && others.every(isUpdate);
    case 'setsCreated':
    case 'setsEdited':
    case 'setsMoved':
    case 'setsDeleted':
    case 'setsPlaced':
    case 'setsUnplaced':
    case 'setsLinked':
    case 'acts':
    case 'blocks':
      return festival === undefined && kindOfTimetableEdits(edits) === kind;
    case 'lineupMerged':
      return isOfSource && others.every(isSetOrNewAct) && existsThroughout(festival);
    case 'lineupImported':
      return (
        others.every((edit) => isCreation(edit) || isLinking(edit)) &&
        others.every(isSetOrNewAct) &&
        festival?.before !== null
      );
    case 'spreadsheetImported':
      return areNewSets && festival?.before !== null;
    default:
      return existsThroughout(festival);
  }
}

/** What imports write: sets, acts without a place in the file, and links from other sets to the artists they create. */
function isSetOrNewAct(edit: Edit): boolean {
  return edit.target === 'set' || (edit.target === 'act' && (isCreation(edit) || isLinking(edit)));
}

/** Whether the festival exists before and after, changed or not. */
function existsThroughout(festival: Edit | undefined): boolean {
  return festival?.before !== null && festival?.after !== null;
}

function isUpdate({ before, after }: Edit): boolean {
  return before !== null && after !== null;
}
