import type { Random } from '../random.ts';
import { bandAdjectives, bandNouns, bandWords, ensembles, oddNames } from './bands.ts';
import { givenNames, selectors, surnames } from './people.ts';

/** Gives one name after another, no two alike. */
export interface NameSource {
  band(): string;
  selector(): string;
}

/** Names of bands and of selectors, as plain and as awkward as those on a real poster. */
export function createNames(random: Random): NameSource {
  const used = new Set<string>();
  const odd = random.shuffled(oddNames);
  const fresh = (make: () => string): string => {
    for (;;) {
      const name = make();
      if (used.has(name)) continue;
      used.add(name);
      return name;
    }
  };
  return {
    band: () => fresh(() => (random.chance(0.12) ? odd.pop() : undefined) ?? bandName(random)),
    selector: () => fresh(() => selectorName(random)),
  };
}

function bandName(random: Random): string {
  const person = () => `${random.pick(givenNames)} ${random.pick(surnames)}`;
  const group = () => `${random.pick(bandAdjectives)} ${random.pick(bandNouns)}`;
  const kinds: readonly (() => string)[] = [
    () => `The ${group()}`,
    group,
    person,
    person,
    () => `${random.pick(bandWords)} ${random.pick(bandWords)}`,
    () => `${random.pick(bandWords)} & ${random.pick(bandWords)}`,
    () => random.pick(bandWords).toUpperCase(),
    () => `${person()} ${random.pick(ensembles)}`,
    () => `${random.pick(bandNouns)} of ${random.pick(bandWords)}`,
  ];
  return random.pick(kinds)();
}

function selectorName(random: Random): string {
  const one = () => random.pick(selectors);
  const together = (count: number, by: string) => random.shuffled(selectors).slice(0, count).join(by);
  const kinds: readonly (() => string)[] = [
    one,
    one,
    () => together(2, ' b2b '),
    () => together(3, ' b2b '),
    () => together(2, ' x '),
    () => `${one()} (live)`,
    () =>
      `${random.pick(bandWords)} ${random.pick(['Soundsystem', 'DJ Team', 'All Night Long', '(vinyl only)'])}`,
    () => `${random.pick(givenNames)} ${random.pick(bandWords)}`,
    () => `${one()} + guests`,
  ];
  return random.pick(kinds)();
}
