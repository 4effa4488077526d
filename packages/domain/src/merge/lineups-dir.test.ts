import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { artistKeys } from '../conflicts/artist-key.ts';
import { festivalTimestamps } from '../festival/days.ts';
import { parseLineup } from '../lineup/parse-lineup.ts';
import { groupByAny } from './matching/group-by-any.ts';
import { matchSets, type Pair } from './matching/match-sets.ts';
import { distanceBetween, slotMaker } from './matching/slot.ts';
import { valuesOfDraft, valuesOfStored, type IncomingSet, type SetValues } from './set-values.ts';
import {
  diceOf,
  movedAnywhere,
  redated,
  renamed,
  respelt,
  restaged,
  retimed,
  shuffled,
  type Alteration,
} from './testing/altered.ts';
import { festival, incoming, stored } from './testing/lineups.ts';

interface LineupFile {
  readonly festival: { timezone: string; startDate: string; endDate: string; stages: string[] };
}

const folder = env['LINEUPS_DIR'] ?? '';
const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));

function lineupOf(name: string): readonly SetValues[] {
  const bytes = readFileSync(join(folder, name));
  const { festival: own } = JSON.parse(bytes.toString('utf8')) as LineupFile;
  const reading = parseLineup(bytes, { ...own, dayStartsAt: '06:00', ...festivalTimestamps(own) });
  if (!reading.ok) throw new Error(reading.error);
  return reading.events.map(valuesOfDraft);
}

const nameOf = ({ artistName = '' }: SetValues) => artistKeys(artistName).whole;
const slotOf = slotMaker(festival);
const seeds = [1, 2, 3, 4, 5];

/** How many of a hundred sets get each alteration; the rest stays the same. */
const usual: readonly (readonly [number, Alteration])[] = [
  [10, retimed],
  [5, restaged],
  [3, redated],
  [2, movedAnywhere],
  [8, respelt],
  [4, renamed],
  [2, (set, dice, lineup) => respelt(retimed(set, dice, lineup), dice, lineup)],
];

/**
 * Counts the correct pairs of a lineup and another edition of it. One set in twenty is dropped, and as many are new.
 */
function pairsOf(lineup: readonly SetValues[], alterations: typeof usual, seed: number) {
  const dice = diceOf(seed);
  const alter = (set: SetValues) => {
    let left = dice(100);
    for (const [share, alteration] of alterations) {
      if (left < share) return alteration(set, dice, lineup);
      left -= share;
    }
    return set;
  };
  const remaining = [...lineup.keys()].filter(() => dice(20) > 0);
  const edition = remaining.flatMap((place) => {
    const set = lineup[place];
    return set === undefined ? [] : [{ place, values: alter(set) }];
  });
  const fresh = remaining
    .filter(() => dice(20) === 0)
    .map(() => {
      const somewhere = { ...movedAnywhere({}, dice, lineup), timeStart: '15:57', timeEnd: '16:43' };
      return { place: -1, values: renamed(somewhere, dice, lineup) };
    });
  const sets = shuffled([...edition, ...fresh], dice).map(({ place, values }) => ({
    place,
    set: incoming(values),
  }));
  const before = lineup.map((values, place) => stored(`set${place}`, values));
  const { pairs } = matchSets(
    sets.map(({ set }) => set),
    before,
    null,
    festival,
  );
  const origins = new Map(sets.map(({ place, set }) => [set, lineup[place]]));
  const right = pairs.filter((pair) => isRight(pair, pairs, origins));
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  return { right: right.length, found: pairs.length, all: edition.length };
}

/**
 * Returns true if a set was paired with its origin, or with another set of the same artist and the total distance of
 * the artist's pairs is not greater: if two sets change places, it is impossible to know which is which.
 */
function isRight(
  { incoming: set, stored: found }: Pair,
  pairs: readonly Pair[],
  origins: ReadonlyMap<IncomingSet, SetValues | undefined>,
): boolean {
  const origin = origins.get(set);
  if (origin === undefined || found === null) return false;
  const values = valuesOfStored(found, festival);
  if (JSON.stringify(values) === JSON.stringify(origin)) return true;
  if (nameOf(values) !== nameOf(origin)) return false;
  const ofArtist = pairs.flatMap((pair) => {
    const from = origins.get(pair.incoming);
    if (from === undefined || pair.stored === null || nameOf(from) !== nameOf(origin)) return [];
    return [{ now: pair.incoming.values, from, found: valuesOfStored(pair.stored, festival) }];
  });
  const distance = (a: SetValues, b: SetValues) => distanceBetween(slotOf(a), slotOf(b));
  const moves = (end: 'from' | 'found') =>
    ofArtist.reduce((total, sets) => total + distance(sets.now, sets[end]), 0);
  return moves('found') <= moves('from');
}

function shares(lineup: readonly SetValues[], alterations: typeof usual) {
  const results = seeds.map((seed) => pairsOf(lineup, alterations, seed));
  const sum = (key: 'right' | 'found' | 'all') => results.reduce((total, result) => total + result[key], 0);
  return { rightOfFound: sum('right') / sum('found'), rightOfAll: sum('right') / sum('all') };
}

describe.skipIf(files.length === 0)('matching on lineups of LINEUPS_DIR', () => {
  it.each(files)('finds the sets of %s in a copy that is shuffled, renamed and moved', (name) => {
    const { rightOfFound, rightOfAll } = shares(lineupOf(name), usual);
    expect(Math.min(rightOfFound, rightOfAll)).toBeGreaterThanOrEqual(0.99);
  });

  it.each([
    ['written otherwise', respelt],
    ['renamed', renamed],
    ['moved in time', retimed],
    ['moved to other stages', restaged],
    ['moved to other days', redated],
    ['moved anywhere', movedAnywhere],
  ])('finds a third of the artists %s', (_, alteration) => {
    for (const name of files) {
      const lineup = lineupOf(name);
      const sets = groupByAny(lineup, (set) => [nameOf(set)]);
      // If an artist's sets change places, it is impossible to know which is which.
      const once: Alteration = (set, dice) =>
        sets.get(nameOf(set))?.length === 1 ? alteration(set, dice, lineup) : set;
      const { rightOfFound, rightOfAll } = shares(lineup, [[33, once]]);
      expect(Math.min(rightOfFound, rightOfAll)).toBeGreaterThanOrEqual(0.99);
    }
  });

  it.skipIf(!files.includes('shambhala-2025.json') || !files.includes('shambhala-2026.json'))(
    'pairs the artists of two years and nobody else',
    () => {
      const [before, after] = [lineupOf('shambhala-2025.json'), lineupOf('shambhala-2026.json')];
      const { pairs } = matchSets(
        after.map((values) => incoming(values)),
        before.map((values, place) => stored(`set${place}`, values)),
        null,
        festival,
      );
      const known = groupByAny(before, (set) => [nameOf(set)]);
      const recurring = [...groupByAny(after, (set) => [nameOf(set)])].reduce(
        (count, [name, sets]) => count + Math.min(sets.length, known.get(name)?.length ?? 0),
        0,
      );
      const names = pairs.map(
        (pair) =>
          [nameOf(pair.incoming.values), nameOf({ artistName: pair.stored?.artistName ?? '' })] as const,
      );
      const same = names.filter(([a, b]) => a === b);
      const akin = names.filter(
        ([a, b]) =>
          a.replaceAll(' ', '') === b.replaceAll(' ', '') ||
          a.split(' ').some((word) => word.length > 3 && b.split(' ').includes(word)),
      );
      expect(recurring).toBeGreaterThan(80);
      expect(same.length / recurring).toBeGreaterThanOrEqual(0.99);
      expect(akin.length / names.length).toBeGreaterThanOrEqual(0.99);
    },
  );
});
