import { describe, expect, it } from 'vitest';
import { acceptancesSchema, maximumAcceptances } from '../entities/acceptances.ts';
import {
  acceptableNames,
  acceptanceKey,
  acceptedSets,
  carryAcceptances,
  isAccepted,
  withoutSets,
  type Acceptance,
} from './acceptance.ts';
import { ConflictIndex, findConflicts } from './conflict-index.ts';
import type { ConflictRules } from './conflict-rules.ts';
import type { ConflictSet } from './conflict.ts';
import { utcNights } from './nights/testing/utc-nights.ts';

const hour = 3_600_000;
const rules: ConflictRules = {
  stages: new Set(['Barn', 'Quay']),
  days: { start: 0, end: 48 * hour },
  tightMinutes: 30,
  changeoverMinutes: new Map(),
  openHours: new Map(),
  nights: utcNights,
};
const set = (id: string, stage: string, start: number, artistName = id): ConflictSet => ({
  id,
  artistName,
  stage,
  start: start * hour,
  end: (start + 1) * hour,
});
const barn = [set('a', 'Barn', 1), set('b', 'Barn', 1.5)];
const choir = [
  set('c', 'Barn', 10, 'Choir'),
  set('d', 'Quay', 10, 'The Choir & Tide'),
  set('e', 'Barn', 20, 'Tide'),
];
const [overlap] = findConflicts(barn, rules);
const open = (sets: readonly ConflictSet[], ...accepted: readonly Acceptance[]) =>
  findConflicts(sets, {
    ...rules,
    accepted: Object.fromEntries(accepted.map((each) => [acceptanceKey(each), 'as agreed'])),
  }).map(({ id }) => id);

describe('an accepted conflict', () => {
  it('is set aside, so that its sets can be marked', () => {
    if (overlap === undefined) throw new Error('no conflict');
    const accepted = { [acceptanceKey({ scope: 'one', conflict: overlap })]: 'as agreed' };
    const index = new ConflictIndex(barn, { ...rules, accepted });
    expect(index.bySet().size).toBe(0);
    expect(Array.from(index.acceptedBySet(), ([id, [first]]) => [id, first?.id])).toEqual([
      ['a', 'overlap a b'],
      ['b', 'overlap a b'],
    ]);
    index.remove('b');
    expect(index.acceptedBySet().size).toBe(0);
  });

  it('is none any more, by itself', () => {
    if (overlap === undefined) throw new Error('no conflict');
    const one = { scope: 'one', conflict: overlap } as const;
    expect(open(barn)).toEqual(['overlap a b']);
    expect(open(barn, one)).toEqual([]);
    expect(
      open(
        barn.map((each) => ({ ...each, artistName: 'Renamed' })),
        one,
      ),
    ).not.toContain('overlap a b');
    expect(open([set('a', 'Barn', 1), set('b', 'Barn', 1.75)], one)).toEqual(['overlap a b']);
  });

  it('is one of a name that is not one act', () => {
    const twice = [set('a', 'Barn', 1, 'Choir'), set('b', 'Quay', 1, 'choir (live)')];
    expect(open(twice)).toEqual(['doubleBooking a b']);
    expect(open(twice, { scope: 'name', artistName: 'CHOIR' })).toEqual([]);
    expect(open(twice, { scope: 'name', artistName: 'Tide' })).toEqual(['doubleBooking a b']);
    expect(open(choir, { scope: 'name', artistName: 'Choir' })).toEqual(open(choir));
  });

  it('is one of a name that is entered several times, as a contest is', () => {
    const twice = [set('a', 'Barn', 1, 'Slam'), set('b', 'Barn', 1, 'slam')];
    expect(open(twice)).toEqual(['duplicate a b']);
    expect(open(twice, { scope: 'name', artistName: 'Slam' })).toEqual([]);
  });

  it('is offered for the names that its sets have in common, as they are written', () => {
    const namesOf = (...names: readonly string[]) => {
      const sets = names.map((name, place) =>
        set(`${place}`, place === 0 ? 'Barn' : 'Quay', 1 + place / 2, name),
      );
      const [found] = findConflicts([...sets, set('alone', 'Barn', 20, 'Kelp')], rules);
      return found === undefined ? null : acceptableNames(found);
    };
    expect(namesOf('Owl b2b Kelp', 'KELP (live)')).toEqual(['KELP (live)']);
    expect(namesOf('Owl & Kelp', 'owl & kelp')).toEqual(['Owl & Kelp', 'owl', 'kelp']);
    expect(namesOf('Owl b2b Kelp', 'Kelp b2b Fern')).toEqual(['kelp']);
    expect(overlap && acceptableNames(overlap)).toEqual([]);
  });

  it('stays one of a name whose key was stored when names were compared in another way', () => {
    const twice = [set('a', 'Barn', 1, 'M.O.S.S.'), set('b', 'Quay', 1, 'm.o.s.s. live')];
    const openWith = (key: string) => findConflicts(twice, { ...rules, accepted: { [key]: '' } }).length;
    expect([openWith('name m o s s'), openWith('name moss'), openWith('name mos s')]).toEqual([0, 0, 1]);
  });

  it('is one of its kind on its stage', () => {
    expect(open(barn, { scope: 'stage', kind: 'overlap', stage: 'Barn' })).toEqual([]);
    expect(open(barn, { scope: 'stage', kind: 'tight', stage: 'Barn' })).toEqual(['overlap a b']);
    expect(open(barn, { scope: 'stage', kind: 'overlap', stage: 'Quay' })).toEqual(['overlap a b']);
  });

  it('is one of a night, whatever else happens to its sets and however many they are', () => {
    const evening = set('evening', 'Barn', 23);
    const night = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...set(`a-set-of-a-long-night-${place}`, 'Barn', 48 + place / count),
        end: (48 + (place + 1) / count) * hour,
      }));
    for (const count of [2, 60]) {
      const sets = [evening, ...night(count)];
      const found = findConflicts(sets, rules).find(({ kind }) => kind === 'night');
      if (found === undefined) throw new Error('no conflict');
      expect(found.sets).toHaveLength(count);
      const accepted = { [acceptanceKey({ scope: 'one', conflict: found })]: 'A late show' };
      expect(acceptancesSchema.safeParse(accepted).success).toBe(true);
      const nights = (of: readonly ConflictSet[]) =>
        findConflicts(of, { ...rules, accepted }).filter(({ kind }) => kind === 'night');
      expect(nights(sets)).toEqual([]);
      expect(nights(sets.map((each) => ({ ...each, artistName: 'Renamed' })))).toEqual([]);
      expect(nights(sets.toSpliced(2, 1))).toHaveLength(1);
    }
  });

  it('follows a stage that gets another name', () => {
    const accepted = { 'stage overlap Barn': 'parallel', 'name barn': '' };
    expect(carryAcceptances(accepted, new Map([['Barn', 'Old Barn']]))).toEqual({
      'stage overlap Old Barn': 'parallel',
      'name barn': '',
    });
    expect(carryAcceptances(accepted, new Map([['Quay', 'Pier']]))).toBe(accepted);
  });

  it('goes with a set of its conflict, and with none of a name or a stage', () => {
    if (overlap === undefined) throw new Error('no conflict');
    const one = acceptanceKey({ scope: 'one', conflict: overlap });
    const accepted = { [one]: 'as agreed', 'name a': '', 'stage overlap b': '' };
    expect([...acceptedSets(accepted)]).toEqual(['a', 'b']);
    expect(withoutSets(accepted, new Set(['b']))).toEqual({ 'name a': '', 'stage overlap b': '' });
    expect(withoutSets(accepted, new Set(['c']))).toEqual(accepted);
  });

  it('is stored under a key that says what for, and not without end', () => {
    if (overlap === undefined) throw new Error('no conflict');
    expect(isAccepted(overlap, {})).toBe(false);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`name act ${index}`, '']));
    expect(acceptancesSchema.safeParse(many(maximumAcceptances)).success).toBe(true);
    expect(acceptancesSchema.safeParse(many(maximumAcceptances + 1)).success).toBe(false);
  });

  it.each([
    ['of a key that says not what for', { anything: '' }, false],
    ['of a key without more', { 'name ': '' }, false],
    ['of the longest key and note', { [`name ${'\u{1f3b6}'.repeat(354)}`]: '\u{1f3b6}'.repeat(200) }, true],
    ['of a longer key', { [`name ${'x'.repeat(355)}`]: '' }, false],
    ['of a longer note', { 'name tide': 'x'.repeat(201) }, false],
    ['of a note that is none', { 'name tide': 7 }, false],
    ['with a NUL in its key', { 'name ti\0de': '' }, false],
    ['with half a character in its note', { 'name tide': '\ud83c' }, false],
  ])('is stored in a map: one %s', (_, accepted, isStored) => {
    expect(acceptancesSchema.safeParse(accepted).success).toBe(isStored);
  });
});
