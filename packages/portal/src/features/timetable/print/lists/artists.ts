import { foldText, groupBy } from '@lineup/domain';
import type { PrintedDay, PrintedSet } from '../printed-schedule.ts';

/** An artist with all sets under that name, by start. */
export interface Artist {
  readonly name: string;
  readonly sets: readonly PrintedSet[];
}

/** The group of names that do not begin with a letter. */
const noLetter = '#';
const order = new Intl.Collator('en', { numeric: true });

/** Groups the artists of some days by initial letter, sorted by name; names are compared as they are written. */
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
