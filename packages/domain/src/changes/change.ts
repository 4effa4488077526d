import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { editTargets, isOfTimetable, type Edit, type Fields } from './edits.ts';

/** What a person did to artists, as their history names it. */
export const artistChangeKinds = [
  'artistsCreated',
  'artistsEdited',
  'artistsDeleted',
  'artistsMerged',
] as const;

/** What a person did to a festival, and what takes back a change of either. */
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

/** What a person did, as the history names it. */
export const changeKinds = [...festivalChangeKinds, ...artistChangeKinds] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A record holds this many edits, and so does each of the parts below it. */
export const editsPerRecord = 200;

/** And no more of them than take this many bytes as JSON, but for a single one: the documents of a provider have a limit. */
export const editBytesPerRecord = 96 * 1024;

/** A change names what it touches one by one up to this many sets; one with more is looked into (see `touchesOf`). */
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

/** By hand, as values lie within values. */
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

/** Who made a change; the address is empty once the person is to be forgotten. */
export const authorSchema = z.strictObject({
  id: z.string().check(z.maxLength(128)),
  email: z.string().check(z.maxLength(320)),
});

/**
 * The record of one change, stored at `festivals/{id}/changes/{changeId}`, or at `artistChanges/{changeId}` for what it does to artists,
 * by the very commit that it tells of.
 * `edits` are the first of them; `parts` says how many documents below the record hold the rest.
 */
export const changeSchema = z.strictObject({
  kind: z.enum(changeKinds),
  by: authorSchema,
  at: timestampSchema,
  edits: editsSchema,
  parts: count,
  /** How many sets it created, edited and deleted, all parts together; see `countsOf`. */
  created: count,
  edited: count,
  deleted: count,
  /** How many artists the same commit created, as the history of artists says; none where it is missing. */
  createdArtists: z.optional(count.check(z.positive())),
  /** See `touchesOf`. */
  touches: z.array(z.string().check(z.maxLength(700))).check(z.maxLength(5 * namedSets + 20)),
  /**
   * The change that this one takes back or brings back, or whose state it restores; for a further row of a spreadsheet, a row
   * of the same import that the history lists. See `referenceOf`.
   */
  of: z.optional(id),
  /** The same for all rows of one spreadsheet. */
  importId: z.optional(id),
  /** The name of the file that was imported. */
  source: z.optional(z.string().check(z.maxLength(255))),
});

/** Further edits of a change, stored below it at `parts/{0000}`. */
export const changePartSchema = z.strictObject({ edits: editsSchema });

export type ChangeData = z.infer<typeof changeSchema>;
export type ChangeAuthor = ChangeData['by'];

/** A record with the id of its document. */
export type Change = Omit<ChangeData, 'edits'> & { readonly id: string; readonly edits: readonly Edit[] };

/**
 * What kind of change edits of the timetable are: of sets, and of acts that have no place yet and blocks besides. Where acts
 * become sets they are placed, where sets become acts they are unplaced, where nothing but their artists differs they are linked.
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

/** What kind of change edits of artists are. */
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

/** What kind of change edits of single sets are. */
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

/** Returns true if the edit changes where or when a set is, and nothing else. */
export function isMove({ before, after }: Edit): boolean {
  if (before === null || after === null) return false;
  return [...Object.keys(before), ...Object.keys(after)].every(isPlaceField);
}

/** Returns true if the edit changes which artists a set or an act is linked to, and nothing else. */
function isLinking({ before, after }: Edit): boolean {
  if (before === null || after === null) return false;
  return [...Object.keys(before), ...Object.keys(after)].every((field) => field === 'artistIds');
}

/** The kind of change that edits are by themselves. */
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

/** What an import remembers of its source is written by imports, and by what takes them back, alone. */
const sourceless: ReadonlySet<ChangeKind> = new Set(
  changeKinds.filter(
    (kind) => !['lineupImported', 'lineupMerged', 'undone', 'redone', 'restored'].includes(kind),
  ),
);

/** Returns true if edits can be what a change of this kind does. */
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

/** What imports write: sets, acts of which the file says no place, and links of others to the artists that they create. */
function isSetOrNewAct(edit: Edit): boolean {
  return edit.target === 'set' || (edit.target === 'act' && (isCreation(edit) || isLinking(edit)));
}

/** Whether the festival is there before and after, be it changed or not. */
function existsThroughout(festival: Edit | undefined): boolean {
  return festival?.before !== null && festival?.after !== null;
}

function isUpdate({ before, after }: Edit): boolean {
  return before !== null && after !== null;
}
