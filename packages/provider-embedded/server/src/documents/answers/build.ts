import type { Query } from '@lineup/provider';
import type { Change } from '../store.ts';
import { buildAnswer, type Built } from './build-answer.ts';
import { entriesOfTexts, readEntries, type EntrySource } from './entries.ts';
import { carryOn, type Sliced } from './slices.ts';

/** More changes than these are not worth remembering: all is read anew. */
export const maximumChanges = 1000;

/** What an answer is made of where it was made before: its texts, and what has changed since. */
export interface Earlier {
  readonly texts: readonly string[];
  readonly changes: ReadonlyMap<string, Change>;
}

/** An answer that is being made. */
export interface Build {
  /** The answer, where it takes one slice only; else the rest is `finish`'s. */
  begin(): Built | null;
  finish(pause: () => Promise<void>): Promise<Built>;
  /** Takes in changes of the collection; false where they come too late to be in the answer. */
  note(changes: readonly Change[]): boolean;
  /** What was read is no longer to be trusted. False where the answer is as good as made. */
  readAnew(): boolean;
}

/** `hearOfAll` is called before the changes are taken in: nothing written so far may be unheard of. */
export function createBuild(
  query: Query,
  documents: EntrySource,
  earlier: Earlier | null,
  hearOfAll: () => void,
): Build {
  let changes = new Map(earlier?.changes);
  let isOutdated = false;
  let isSettled = false;
  let hasPaused = false;
  const settle = () => {
    if (hasPaused) hearOfAll();
    isSettled = !isOutdated;
    return isSettled ? changes : null;
  };
  const readAll = () => buildAnswer(query, readEntries(documents, query), settle);
  let work: Sliced<Built | null> =
    earlier === null ? readAll() : buildAnswer(query, entriesOfTexts(earlier.texts, query), settle);
  return {
    begin: () => {
      const step = work.next();
      return step.done === true ? step.value : null;
    },
    finish: async (pause) => {
      hasPaused = true;
      await pause();
      for (;;) {
        const built = await carryOn(work, pause);
        if (built !== null) return built;
        changes = new Map();
        isOutdated = false;
        work = readAll();
      }
    },
    note: (own) => {
      if (isSettled) return false;
      for (const change of own) changes.set(change.path, change);
      isOutdated ||= changes.size > maximumChanges;
      return true;
    },
    readAnew: () => {
      isOutdated = true;
      return !isSettled;
    },
  };
}
