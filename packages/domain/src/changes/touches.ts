import { dequal } from 'dequal/lite';
import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { pictureFields } from '../entities/fields.ts';
import { isTimestamp, timestampToMillis } from '../timestamp.ts';
import type { PlainDate } from '../time/plain-date.ts';
import { plainDateOf } from '../time/wall-clock.ts';
import { namedSets, type Change, type ChangeKind } from './change.ts';
import { isOfTimetable, type Edit, type Fields } from './edits.ts';

/** What a history can be searched for. */
export type Touch =
  | { readonly type: 'set' | 'import' | 'artistRecord'; readonly id: string }
  | { readonly type: 'person'; readonly id: string }
  | { readonly type: 'kind'; readonly kind: ChangeKind }
  | { readonly type: 'artist' | 'stage'; readonly name: string }
  | { readonly type: 'day'; readonly date: string };

/** Replaces the names of sets and artists in changes with too many to name one by one. */
export const touchesMany = '*';

/** Marks changes that the history lists: all except further rows of an import, see `isFurtherRow`. */
export const listedChange = 'listed';

/** Marks changes to pictures, as undoing one may restore a picture. */
export const touchesPictures = 'pictures';

/** The maximum number of characters of all names together; above this a change uses `touchesMany`. */
const namedCharacters = 24 * 1024;

/** The search word for a touch. */
export function touchWord(touch: Touch): string {
  switch (touch.type) {
    case 'artist':
      return `artist:${storedArtistKeys(touch.name).whole}`;
    case 'stage':
      return `stage:${touch.name}`;
    case 'day':
      return `day:${touch.date}`;
    case 'kind':
      return `kind:${touch.kind}`;
    default:
      return `${touch.type}:${touch.id}`;
  }
}

/** What to search for to find the changes of a document; empty if it has no search word. */
export function touchesOfDocument({ target, id }: Pick<Edit, 'target' | 'id'>): readonly Touch[] {
  if (target === 'artist') return [{ type: 'artistRecord', id }];
  return target === 'set' ? [{ type: 'set', id }] : [];
}

/** The search words for a touch. Includes `touchesMany`, as a change of very many sets does not name them. */
export function wordsToFind(touch: Touch): readonly string[] {
  return isNamedOneByOne(touch) ? [touchWord(touch), touchesMany] : [touchWord(touch)];
}

/** Returns true for what a change with too many sets or artists does not name. */
export function isNamedOneByOne({ type }: Touch): boolean {
  return type === 'set' || type === 'artist' || type === 'artistRecord';
}

/** The parts of a change that determine its search words. */
export interface TouchingWork extends Pick<Change, 'kind' | 'by' | 'importId' | 'of' | 'edits'> {
  /** The whole document before the change, as an edit contains only what differs. */
  readonly known: (edit: Pick<Edit, 'target' | 'id'>) => Fields | null;
  /** The festival's zone after the change. */
  readonly timezone: string;
}

/**
 * The search words of a change: kind and person, import, sets (also acts and blocks, as a set keeps its id while it has
 * no place), artist records, and the artists, stages and festival days (YYYY-MM-DD in `timezone`) before and after.
 * With too many sets to name, `touchesMany` replaces sets and artists.
 */
export function touchesOf(work: TouchingWork): string[] {
  const { kind, by, importId } = work;
  const listed = [listedChange, touchWord({ type: 'kind', kind }), touchWord({ type: 'person', id: by.id })];
  const ofImport = importId === undefined ? [] : [touchWord({ type: 'import', id: importId })];
  return [...(isFurtherRow(work) ? [] : listed), ...ofImport, ...touchesOfEdits(work)];
}

/** Returns true for a spreadsheet row that the history does not list because it lists the row named in `of` instead. */
export function isFurtherRow({ kind, of }: Pick<Change, 'kind' | 'of'>): boolean {
  return kind === 'spreadsheetImported' && of !== undefined;
}

/** Returns true if two lists of search words are equal except for days. */
export function differInDaysOnly(words: readonly string[], others: readonly string[]): boolean {
  const withoutDays = (list: readonly string[]) => list.filter((word) => !word.startsWith('day:'));
  return dequal(withoutDays(words), withoutDays(others));
}

function touchesOfEdits({
  edits,
  known,
  timezone,
}: Pick<TouchingWork, 'edits' | 'known' | 'timezone'>): string[] {
  const sets = edits.filter((edit) => isOfTimetable(edit) || edit.target === 'artist');
  const pictures = edits.some(hasPicture) ? [touchesPictures] : [];
  const named = sets.length <= namedSets ? touchWordsOf(sets, known, timezone, true) : null;
  if (named !== null && named.join('').length <= namedCharacters) return [...pictures, ...named];
  return [touchesMany, ...pictures, ...touchWordsOf(sets, known, timezone, false)];
}

function hasPicture({ before, after }: Edit): boolean {
  return [before, after].some((side) => pictureFields.some((field) => typeof side?.[field] === 'string'));
}

function touchWordsOf(
  sets: readonly Edit[],
  known: TouchingWork['known'],
  timezone: string,
  isNamed: boolean,
): string[] {
  const words = new Set<string>();
  const days = new Map<number, PlainDate>();
  // Cached, as the sets of a change share few days.
  const dayOf = (instant: number) => {
    const day = days.get(instant) ?? plainDateOf(instant, timezone);
    days.set(instant, day);
    return day;
  };
  for (const { target, id, name, before, after } of sets) {
    if (isNamed) words.add(touchWord({ type: target === 'artist' ? 'artistRecord' : 'set', id }));
    // Blocks have no artist.
    if (isNamed && target !== 'block') {
      for (const part of storedArtistKeys(name).parts) words.add(`artist:${part}`);
    }
    // When a document is created or deleted, the edit already has all fields.
    const rest = before === null || after === null ? null : known({ target, id });
    for (const side of [rest ?? {}, before ?? {}, after ?? {}]) {
      const fields = target === 'artist' ? { artistName: side['name'] ?? null } : side;
      for (const touch of touchesOfSide(fields, dayOf, isNamed)) words.add(touchWord(touch));
    }
  }
  return [...words].sort();
}

function touchesOfSide(
  { artistName, stage, date }: Fields,
  dayOf: (instant: number) => PlainDate,
  isNamed: boolean,
): Touch[] {
  const touches: Touch[] = [];
  if (isNamed && typeof artistName === 'string') touches.push({ type: 'artist', name: artistName });
  if (typeof stage === 'string') touches.push({ type: 'stage', name: stage });
  if (isTimestamp(date)) {
    touches.push({ type: 'day', date: dayOf(timestampToMillis(date)) });
  }
  return touches;
}
