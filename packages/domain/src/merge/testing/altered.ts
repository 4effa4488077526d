import { clockFromMinutes, clockMinutes } from '../../time/clock-time.ts';
import { addDays } from '../../time/plain-date.ts';
import type { SetValues } from '../set-values.ts';

/** Returns integers below `below`; the same sequence for the same seed. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Changes a set as a new edition of its lineup might. */
export type Alteration = (set: SetValues, dice: Dice, lineup: readonly SetValues[]) => SetValues;

const nameOf = ({ artistName = '' }: SetValues) => artistName;

/** Spells the name differently: a typo, swapped letters, an extra word, another case or other joining words. */
export const respelt: Alteration = (set, dice) => {
  const name = nameOf(set);
  const place = 1 + dice(Math.max(1, name.length - 2));
  const swapped =
    name.slice(0, place) + (name[place + 1] ?? '') + (name[place] ?? '') + name.slice(place + 2);
  const spellings = [
    swapped,
    name.slice(0, place) + name.slice(place + 1),
    `${name} Trio`,
    `${name} (live)`,
    `DJ ${name}`,
    name.toUpperCase(),
    name.replaceAll(/ (?:&|and) /gu, ' b2b '),
  ];
  return { ...set, artistName: spellings[dice(spellings.length)] ?? name };
};

/** Replaces the name with an unrelated one. */
export const renamed: Alteration = (set, dice) => {
  const syllables = ['zuk', 'vop', 'quim', 'jax', 'wyx', 'fyb', 'gulm', 'krez'];
  const word = () => Array.from({ length: 3 }, () => syllables[dice(syllables.length)]).join('');
  return { ...set, artistName: `${word()} ${word()}` };
};

/** Moves the set five minutes to three hours within the day. */
export const retimed: Alteration = (set, dice) => {
  const minutes = (1 + dice(36)) * 5 * (dice(2) === 0 ? 1 : -1);
  const shift = (clock = '12:00') => clockFromMinutes(clockMinutes(clock) + minutes);
  return { ...set, timeStart: shift(set.timeStart), timeEnd: shift(set.timeEnd) };
};

/** Moves the set to another stage of the lineup. */
export const restaged: Alteration = (set, dice, lineup) => ({
  ...set,
  stage: lineup[dice(lineup.length)]?.stage ?? '',
});

/** Moves the set to the next or the previous day. */
export const redated: Alteration = (set, dice) => ({
  ...set,
  date: addDays(set.date ?? '', dice(2) === 0 ? 1 : -1),
});

/** Moves the set to another day, stage and time at once. */
export const movedAnywhere: Alteration = (set, dice, lineup) => {
  const { stage = '', date = '', timeStart = '', timeEnd = '' } = lineup[dice(lineup.length)] ?? {};
  return { ...set, stage, date, timeStart, timeEnd };
};

export function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = dice(place + 1);
    const held = mixed[place] as Item;
    mixed[place] = mixed[other] as Item;
    mixed[other] = held;
  }
  return mixed;
}
