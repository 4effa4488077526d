import { expect, test } from 'vitest';
import { readPastedNames } from './pasted-names.ts';

test('each line is a name, trimmed; blank lines do not count', () => {
  expect(readPastedNames(' Barn \r\n\r\nSilo\n', [])).toEqual({
    added: ['Barn', 'Silo'],
    duplicates: [],
    tooLong: [],
  });
});

test('a name that the festival or an earlier line has is named once, and not added', () => {
  const { added, duplicates } = readPastedNames('Barn\nSilo\nSilo\nSilo', ['Barn ']);
  expect(added).toEqual(['Silo']);
  expect(duplicates).toEqual(['Barn', 'Silo']);
});

test('a name over the limit is left out', () => {
  const long = 'x'.repeat(121);
  expect(readPastedNames(long, [])).toEqual({ added: [], duplicates: [], tooLong: [long] });
});
