import type { Edit } from '@lineup/domain';
import { expect, test } from 'vitest';
import { restoreSummary } from './restore-summary.ts';

const set = (id: string, before: Edit['before'], after: Edit['after']): Edit => ({
  target: 'set',
  id,
  name: id,
  before,
  after,
});
const festival: Edit = { ...set('f', { name: 'A', plannedOffsets: '0' }, { name: 'B' }), target: 'festival' };

test('counts what comes back, goes and changes, and names the festival’s fields', () => {
  const edits = [
    set('a', null, { stage: 'Pier' }),
    ...['b', 'c', 'd'].map((id) => set(id, { stage: 'Pier' }, null)),
    set('e', { stage: 'Pier' }, { stage: 'Dune' }),
    festival,
  ];
  expect(restoreSummary(edits)).toBe('1 set comes back; 3 sets go; 1 set changes; of the festival: name.');
  expect(restoreSummary(edits.slice(1, 2))).toBe('1 set goes.');
  const two = ['a', 'b'];
  expect(restoreSummary(two.map((id) => set(id, null, { stage: 'Pier' })))).toBe('2 sets come back.');
  expect(restoreSummary(two.map((id) => set(id, { stage: 'A' }, { stage: 'B' })))).toBe('2 sets change.');
  const acts = two.map((id): Edit => ({ ...set(id, null, { artistName: id }), target: 'act' }));
  expect(restoreSummary(acts)).toBe('2 unplaced acts or blocks change.');
  expect(restoreSummary([...edits.slice(1, 2), ...acts.slice(1)])).toBe(
    '1 set goes; 1 unplaced act or block changes.',
  );
  expect(restoreSummary([festival])).toBe('Of the festival: name.');
  const source: Edit = { ...set('s', { 'sets/a': 'A' }, { 'sets/a': 'B' }), target: 'source' };
  expect(restoreSummary([...edits.slice(1, 2), source])).toBe(
    '1 set goes; what the last imports said is as it was then.',
  );
});
