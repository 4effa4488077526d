import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 accounts'],
  [1, '1 account'],
  [2, '2 accounts'],
])('%d', (n, text) => {
  expect(counted(n, 'account')).toBe(text);
});
