import { foldText, groupBy } from '@lineup/domain';
import type { PrintedDay, PrintedSet } from '../printed-schedule.ts';

/** An artist with all sets of that name, by start. */
export interface Artist {
  readonly name: string;
  readonly sets: readonly PrintedSet[];
}

/** Where names begin with no letter. */
const noLetter = '#';
const order = new Intl.Collator('en', { numeric: true });

/** The artists of some days by name, under the letters with which they begin; a name is taken as it is written. */
export function artistsByLetter(
  days: readonly PrintedDay[],
): readonly { readonly letter: string; readonly artists: readonly Artist[] }[] {
  const sets = days.flatMap(({ columns }) => columns.flatMap((column) => column.sets));
  const byName = groupBy(sets, ({ artistName }) => artistName);
  const artists = [...byName].map(([name, sets]) => ({
    name,
    sets: sets.toSorted((a, b) => a.start - b.start),
  }));
  const sorted = artists.sort((a, b) => order.compare(a.name, b.name));
  const byLetter = groupBy(sorted, ({ name }) => letterOf(name));
  return [...byLetter]
    .map(([letter, artists]) => ({ letter, artists }))
    .sort(
      (a, b) =>
        Number(a.letter !== noLetter) - Number(b.letter !== noLetter) || order.compare(a.letter, b.letter),
    );
}

function letterOf(name: string): string {
  const [first = ''] = foldText(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}
