import { expect, it, test } from 'vitest';
import { addressOf, isFiltered, parseListView, unfiltered, usualView, type ListView } from './list-view.ts';

const chosen: ListView = {
  text: 'heron',
  day: '2026-07-04',
  stage: 'Harbour',
  kind: 'overlap',
  visibility: 'held',
  sort: { column: 'artistName', isDown: true },
  group: 'stage',
};

test.each([
  ['the usual view', usualView],
  ['another', chosen],
  ['sets that are not told in whole', { ...usualView, visibility: 'part' }],
  ['sets outside of the days, with any conflict', { ...usualView, day: 'outside', kind: 'any' }],
] as const)('%s comes back from its address', (_, view) => {
  expect(parseListView(addressOf(view))).toEqual(view);
});

it('has no part in the address where it is as usual', () => {
  expect(Object.values(addressOf(usualView)).every((value) => value === undefined)).toBe(true);
});

it('reads names of digits alone, and ignores what it does not know', () => {
  expect(parseListView({ find: 93, onStage: 2 })).toEqual({ ...usualView, text: '93', stage: '2' });
  expect(
    parseListView({ onDay: 'soon', kind: 'odd', told: 'all', by: '-colour', group: 'artist', find: {} }),
  ).toEqual(usualView);
});

it('is filtered by anything but order and groups', () => {
  expect(isFiltered(chosen)).toBe(true);
  expect(isFiltered({ ...usualView, text: '  ' })).toBe(false);
  expect(unfiltered(chosen)).toEqual({ ...usualView, sort: chosen.sort, group: 'stage' });
});
