import type { KnownSource } from '@lineup/services';
import { expect, it } from 'vitest';
import { chosenSource } from './sources.ts';

const booker: KnownSource = {
  id: 's1',
  name: 'Booker',
  lastUsed: { seconds: 1_780_000_000, nanoseconds: 0 },
  base: { sets: {} },
  uploadId: null,
  parts: [],
};

const errorOf = (name: string) => chosenSource([booker], { sourceId: null, name }, 'lineup.json').error;

it.each([
  [' ', 'Please name where the file comes from.'],
  ['b'.repeat(121), 'At most 120 characters.'],
  [' bOOKER ', 'There is a source of this name: choose it.'],
  ['Agency', null],
])('a new source called "%s": %s', (name, error) => {
  expect(errorOf(name)).toBe(error);
});
