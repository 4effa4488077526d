import type { KnownSource } from '@lineup/services';
import { expect, it } from 'vitest';
import { chosenSource } from './sources.ts';

const booker: KnownSource = {
  id: 's1',
  name: 'Booker',
  lastUsed: { seconds: 1_780_000_000, nanoseconds: 0 },
  base: { sets: {} },
  uploadId: null,
  origin: null,
  lastCheck: null,
  parts: [],
};

const fileName = 'lineup.json';
const errorOf = (name: string) => chosenSource([booker], { sourceId: null, name }, { fileName }).error;

it.each([
  [' ', 'Please name where the file comes from.'],
  ['b'.repeat(121), 'At most 120 characters.'],
  [' bOOKER ', 'There is a source of this name: choose it.'],
  ['Agency', null],
])('a new source called "%s": %s', (name, error) => {
  expect(errorOf(name)).toBe(error);
});

it('a file from an address belongs to the source of that address, whatever it is called', () => {
  const origin = (address: string) => ({ address, at: booker.lastUsed, sha256: '0'.repeat(64) });
  const agency = { ...booker, id: 's2', name: 'Agency', origin: origin('https://files.example/a') };
  const chosen = (address: string) =>
    chosenSource([booker, agency], {}, { fileName: 'booker.json', origin: origin(address) }).known?.name;
  expect(chosen('https://files.example/a')).toBe('Agency');
  expect(chosen('https://files.example/b')).toBe('Booker');
});
