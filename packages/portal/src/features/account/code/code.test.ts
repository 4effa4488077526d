import { expect, test } from 'vitest';
import { codeFrom, isWholeCode } from './code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['١٢٣', ''],
  ['', ''],
])('the code in %j is %j', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});

test('only six digits are a whole code', () => {
  expect(isWholeCode('12345')).toBe(false);
  expect(isWholeCode('123456')).toBe(true);
});
