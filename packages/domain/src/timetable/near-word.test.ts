import { expect, test } from 'vitest';
import { isNearWord } from './near-word.ts';

test.each([
  ['pritn', 'print', true],
  ['prnt', 'print', true],
  ['prinnt', 'print', true],
  ['prind', 'print', true],
  ['print', 'print', true],
  ['conflct', 'conflicts', true],
  ['pfd', 'pdf', true],
  ['pd', 'pdf', false],
  ['prtin g', 'print', false],
  ['point', 'pants', false],
  ['pirtn', 'print', false],
])('%s is near %s: %s', (typed, word, expected) => {
  expect(isNearWord(typed, word)).toBe(expected);
});
