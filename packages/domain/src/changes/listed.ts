import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { Change } from './change.ts';
import { isOfTimetable, type Edit } from './edits.ts';
import { isNamedOneByOne, touchesMany, touchWord, type Touch } from './touches.ts';

/** Changes in the order of the history: the newest first, of one instant the last made, as their ids sort by that. */
export function compareChanges(a: Pick<Change, 'at' | 'id'>, b: Pick<Change, 'at' | 'id'>): number {
  return compareTimestamps(b.at, a.at) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

/** The changes with one entry for each import that was made row by row: the first of its changes in the list. */
export function listedChanges(changes: readonly Change[]): readonly Change[] {
  const imports = new Set<string>();
  return changes.filter(({ importId }) => {
    if (importId === undefined) return true;
    const isFirst = !imports.has(importId);
    imports.add(importId);
    return isFirst;
  });
}

/** Returns true if the change touches this; `unknown` where it names none of its sets, so that only all its edits tell. */
export function doesTouch(change: Pick<Change, 'touches'>, touch: Touch): boolean | 'unknown' {
  if (change.touches.includes(touchWord(touch))) return true;
  return isNamedOneByOne(touch) && change.touches.includes(touchesMany) ? 'unknown' : false;
}

/** The same of a change whose edits are all known. */
export function doEditsTouch(edits: readonly Edit[], touch: Touch): boolean {
  if (touch.type === 'set') return edits.some((edit) => isOfTimetable(edit) && edit.id === touch.id);
  if (touch.type === 'artistRecord')
    return edits.some(({ target, id }) => target === 'artist' && id === touch.id);
  if (touch.type !== 'artist') return false;
  const artistKey = storedArtistKeys(touch.name).whole;
  return edits.filter(isOfTimetable).some(({ name, before, after }) =>
    [name, before?.['artistName'], after?.['artistName']].some((each) => {
      if (typeof each !== 'string') return false;
      const { whole, parts } = storedArtistKeys(each);
      return whole === artistKey || parts.includes(artistKey);
    }),
  );
}

/** Returns true if the festival was there before its history: what was done to it until then is not on record. */
export function beginsLater(earliest: Pick<Change, 'kind'> | undefined): boolean {
  return earliest?.kind !== 'festivalCreated';
}
