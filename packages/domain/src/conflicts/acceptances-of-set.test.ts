import { expect, test } from 'vitest';
import { acceptanceKey } from './acceptance.ts';
import { acceptancesOf, acceptancesOfConflict } from './acceptances-of-set.ts';
import { conflict, type ConflictSet } from './conflict.ts';

const set = (id: string, given: Partial<ConflictSet> = {}): ConflictSet => ({
  id,
  artistName: 'Owl Parade',
  stage: 'Long Pier',
  start: 0,
  end: 3_600_000,
  ...given,
});

test('tells what is accepted of a set: this conflict, its name, its stage', () => {
  const overlap = conflict('overlap', [set('a'), set('b')], { start: 0, end: 60_000 });
  const accepted = {
    [acceptanceKey({ scope: 'one', conflict: overlap })]: 'They share the stage',
    [acceptanceKey({ scope: 'name', artistName: 'owl parade' })]: 'Not one act',
    [acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Long Pier' })]: '',
    [acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Pier' })]: '',
  };
  expect(acceptancesOf(set('a'), accepted).map(({ what, note }) => [what, note])).toEqual([
    ['Overlaps: accepted here', 'They share the stage'],
    ['Owl Parade: accepted on any stages', 'Not one act'],
    ['Overlaps: accepted on Long Pier', ''],
  ]);
  const other = set('c', { artistName: 'Kelp', stage: 'Dune' });
  expect(acceptancesOf(other, accepted)).toEqual([]);
});

test('tells by what a conflict is accepted, once for both of its sets', () => {
  const tight = conflict('tight', [set('a'), set('b', { stage: 'Dune', artistName: 'OWL PARADE' })], {
    start: 0,
    end: 60_000,
  });
  const accepted = {
    [acceptanceKey({ scope: 'one', conflict: tight })]: 'A short walk',
    [acceptanceKey({ scope: 'name', artistName: 'owl parade' })]: '',
    [acceptanceKey({ scope: 'stage', kind: 'tight', stage: 'Dune' })]: 'Next door',
    [acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Dune' })]: '',
  };
  expect(acceptancesOfConflict(tight, accepted).map(({ what, note }) => [what, note])).toEqual([
    ['Tight: accepted here', 'A short walk'],
    ['Tight: accepted on Dune', 'Next door'],
    ['Owl Parade: accepted on any stages', ''],
  ]);
  expect(acceptancesOfConflict(tight, {})).toEqual([]);
});

test('tells what was accepted when names were compared in another way', () => {
  const [found] = acceptancesOf(set('a', { artistName: 'O.W.L. Parade' }), { 'name o w l parade': 'A crew' });
  expect(found?.what).toBe('O.W.L. Parade: accepted on any stages');
});

test('passes over what it does not know', () => {
  expect(acceptancesOf(set('a'), { 'stage unheard-of Long Pier': '' })).toEqual([]);
});
