import { expect, test } from 'vitest';
import { parseStep } from './wizard-step.ts';

test.each([
  [1, 1],
  [4, 4],
  ['2', 2],
])('the step %j is %i', (step, expected) => {
  expect(parseStep({ step })).toEqual({ step: expected });
});

test.each([0, 5, -1, 1.5, 'two', '', null, undefined, [], {}, Number.NaN])(
  'the step %j is ignored',
  (step) => {
    expect(parseStep({ step })).toEqual({});
  },
);
