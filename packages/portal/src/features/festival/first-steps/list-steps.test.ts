import { expect, test } from 'vitest';
import { listSteps } from './list-steps.ts';

const states = (...given: Parameters<typeof listSteps>) =>
  listSteps(...given).map(({ state, isDone, action }) => `${isDone ? '✓' : '○'} ${state} → ${action}`);

test('a festival that was just created lacks stages and a lineup', () => {
  expect(states(0, { sets: 0, openConflicts: 0 })).toEqual([
    '✓ Details complete → null',
    '○ No stages yet → Add stages',
    '○ Lineup: no sets yet → Add lineup',
    '○ Conflicts → null',
    '○ Not published → null',
  ]);
});

test('a lineup with conflicts has them reviewed, and can be published', () => {
  expect(states(13, { sets: 251, openConflicts: 24 })).toEqual([
    '✓ Details complete → null',
    '✓ 13 stages → null',
    '✓ Lineup: 251 sets → null',
    '○ 24 conflicts → Review conflicts',
    '○ Not published → Publish lineup',
  ]);
});

test('what is not known is not claimed', () => {
  expect(states(1, { sets: null, openConflicts: null }).slice(2)).toEqual([
    '○ Lineup → null',
    '○ Conflicts → null',
    '○ Not published → null',
  ]);
  expect(states(1, { sets: 9, openConflicts: null }).slice(3)).toEqual([
    '○ Conflicts → Check',
    '○ Not published → Publish lineup',
  ]);
  expect(states(1, { sets: 1, openConflicts: 0 }).slice(2, 4)).toEqual([
    '✓ Lineup: 1 set → null',
    '✓ No conflicts → null',
  ]);
});
