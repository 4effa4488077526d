import { expect, test } from 'vitest';
import { checkStages } from './stages.ts';

test('names are trimmed, blank ones dropped, and stay in their order', () => {
  expect(checkStages([' Boathouse', '', 'Barn ', '\t'])).toEqual({ ok: true, stages: ['Boathouse', 'Barn'] });
});

test.each([
  ['no names', [], 'At least one stage is required.'],
  ['blank names only', ['', '  '], 'At least one stage is required.'],
  ['a name twice', ['Barn', ' Barn '], 'Each stage needs a different name.'],
  ['a long name', ['x'.repeat(121)], 'Stage name is too long. Maximum is 120 characters'],
  [
    'too many',
    Array.from({ length: 201 }, (_, n) => `Stage ${n}`),
    'A festival can have at most 200 stages.',
  ],
])('%s: refused', (_, names, error) => {
  expect(checkStages(names)).toEqual({ ok: false, error });
});
