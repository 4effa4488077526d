import { acceptanceMessages } from '../messages/history-messages.ts';
import { conflictMessages } from '../messages/conflict-messages.ts';
import type { Acceptances } from '../entities/acceptances.ts';
import { keysAccepting } from './acceptance.ts';
import { allNames, artistKeys, type ArtistKeys } from './artist-key.ts';
import { conflictKinds, type Conflict, type ConflictSet } from './conflict.ts';
import { storedArtistKeys } from './stored-artist-key.ts';

/** An acceptance that covers a set or a conflict: its key, a description, and the note entered with it. */
export interface SetAcceptance {
  readonly key: string;
  readonly what: string;
  readonly note: string;
}

/** The acceptances that cover conflicts of this set, its name, or its stage. */
export function acceptancesOf(set: ConflictSet, accepted: Acceptances): readonly SetAcceptance[] {
  return Object.entries(accepted).flatMap(([key, note]) => {
    const what = wordsFor(set, key);
    return what === null ? [] : [{ key, what, note }];
  });
}

/** The acceptances that cover this conflict; empty if it is not accepted. */
export function acceptancesOfConflict(conflict: Conflict, accepted: Acceptances): readonly SetAcceptance[] {
  return keysAccepting(conflict, accepted).flatMap((key) => {
    const what = conflict.sets.map((set) => wordsFor(set, key)).find((words) => words !== null);
    return what === undefined ? [] : [{ key, what, note: accepted[key] ?? '' }];
  });
}

/** Describes an acceptance by name; for a joined name, it may cover a part of it. Null if it does not match. */
function nameIn(
  artistName: string,
  accepted: string,
  keysOf: (artistName: string) => ArtistKeys,
): string | null {
  const keys = keysOf(artistName);
  if (!allNames(keys).includes(accepted)) return null;
  return acceptanceMessages.name(keys.whole === accepted ? artistName : accepted);
}

/** Describes the acceptance with this key; null if it does not cover the set. */
function wordsFor({ id, artistName, stage }: ConflictSet, key: string): string | null {
  const [scope, ...words] = key.split(' ');
  if (scope === 'name') {
    return (
      nameIn(artistName, words.join(' '), artistKeys) ?? nameIn(artistName, words.join(' '), storedArtistKeys)
    );
  }
  const kind = conflictKinds.find((each) => each === words[scope === 'one' ? 2 : 0]);
  if (kind === undefined) return null;
  const mark = conflictMessages.marks[kind];
  if (scope === 'one') return words.slice(3).includes(id) ? acceptanceMessages.one(mark) : null;
  return words.slice(1).join(' ') === stage ? acceptanceMessages.stage(mark, stage) : null;
}
