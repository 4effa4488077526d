import { storedArtistKeys } from '../conflicts/stored-artist-key.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { Change } from './change.ts';
import { isOfTimetable, type Edit } from './edits.ts';
import { isNamedOneByOne, touchesMany, touchWord, type Touch } from './touches.ts';

/** Sorts changes as in the history: newest first. Ids break ties, as they sort by time of creation. */
export function compareChanges(a: Pick<Change, 'at' | 'id'>, b: Pick<Change, 'at' | 'id'>): number {
  return compareTimestamps(b.at, a.at) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

/** The changes with one entry for each import made row by row: the first of its changes in the list. */
export function listedChanges(changes: readonly Change[]): readonly Change[] {
  const imports = new Set<string>();
  return changes.filter(({ importId }) => {
    if (importId === undefined) return true;
    const isFirst = !imports.has(importId);
    imports.add(importId);
    return isFirst;
  });
}

/**
 * Returns true if the change touches this, `unknown` if it does not name its sets, so that all its edits must be
 * checked.
 */
export function doesTouch(change: Pick<Change, 'touches'>, touch: Touch): boolean | 'unknown' {
  if (change.touches.includes(touchWord(touch))) return true;
  return isNamedOneByOne(touch) && change.touches.includes(touchesMany) ? 'unknown' : false;
}

/** Like `doesTouch`, for a change whose edits are all known. */
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

/** Returns true if the festival is older than its history, so that earlier changes are not recorded. */
export function beginsLater(earliest: Pick<Change, 'kind'> | undefined): boolean {
  return earliest?.kind !== 'festivalCreated';
}
