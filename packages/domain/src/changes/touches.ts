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

/** Stands for every set and artist, in changes of too many sets to name them one by one. */
export const touchesMany = '*';

/** Marks the changes that the history lists: all but further rows of an import, see `isFurtherRow`. */
export const listedChange = 'listed';

/** Marks the changes that tell of a picture: one of them may bring it back. */
export const touchesPictures = 'pictures';

/** Names of more characters than these together are as good as too many. */
const namedCharacters = 24 * 1024;

/** The word by which a change is found. */
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

/** What to search for to find the changes of a document, none where they have no word of their own. */
export function touchesOfDocument({ target, id }: Pick<Edit, 'target' | 'id'>): readonly Touch[] {
  if (target === 'artist') return [{ type: 'artistRecord', id }];
  return target === 'set' ? [{ type: 'set', id }] : [];
}

/** The words of which a change has one that may touch this: a change of very many sets names none of them. */
export function wordsToFind(touch: Touch): readonly string[] {
  return isNamedOneByOne(touch) ? [touchWord(touch), touchesMany] : [touchWord(touch)];
}

/** Returns true if a change of too many sets or artists does not name this. */
export function isNamedOneByOne({ type }: Touch): boolean {
  return type === 'set' || type === 'artist' || type === 'artistRecord';
}

/** What a change does, for the words by which it is found. */
export interface TouchingWork extends Pick<Change, 'kind' | 'by' | 'importId' | 'of' | 'edits'> {
  /** The whole document as it was, of which an edit names only what differs. */
  readonly known: (edit: Pick<Edit, 'target' | 'id'>) => Fields | null;
  /** The festival's zone after the change. */
  readonly timezone: string;
}

/**
 * The words by which the change can be found: kind and person, its import, its sets (acts and blocks go by the same word: a set
 * keeps its id while it has no place), its records of artists, and the artists, stages and festival
 * days that they had before or have after, days as YYYY-MM-DD in `timezone`. With more sets than can be named it has
 * `touchesMany` in the place of sets and artists.
 */
export function touchesOf(work: TouchingWork): string[] {
  const { kind, by, importId } = work;
  const listed = [listedChange, touchWord({ type: 'kind', kind }), touchWord({ type: 'person', id: by.id })];
  const ofImport = importId === undefined ? [] : [touchWord({ type: 'import', id: importId })];
  return [...(isFurtherRow(work) ? [] : listed), ...ofImport, ...touchesOfEdits(work)];
}

/** Returns true if the change is a row of a spreadsheet that the history does not list, because the row named in `of` is. */
export function isFurtherRow({ kind, of }: Pick<Change, 'kind' | 'of'>): boolean {
  return kind === 'spreadsheetImported' && of !== undefined;
}

/** Returns true if two lists of words tell of the same, but for the days. */
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
  // The sets of a change share few days.
  const dayOf = (instant: number) => {
    const day = days.get(instant) ?? plainDateOf(instant, timezone);
    days.set(instant, day);
    return day;
  };
  for (const { target, id, name, before, after } of sets) {
    if (isNamed) words.add(touchWord({ type: target === 'artist' ? 'artistRecord' : 'set', id }));
    // A block is no artist.
    if (isNamed && target !== 'block') {
      for (const part of storedArtistKeys(name).parts) words.add(`artist:${part}`);
    }
    // Of one that is made or deleted the edit holds all fields.
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
