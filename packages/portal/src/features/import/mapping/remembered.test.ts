// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storeMapping } from './store-mapping.ts';
import { rememberedMappings, rememberMapping } from './remembered.ts';

beforeEach(() => localStorage.clear());

const foundAs = 'one table, with Who';

it('a mapping is remembered for the columns of its file, and for its festival alone', () => {
  const mapping = { tables: [{ table: 'rows', fields: { who: 'artistName' as const } }] };
  expect(storeMapping(localStorage, 'harbour', { foundAs, mapping })).toEqual({
    ok: true,
    text: JSON.stringify(mapping),
  });
  expect(rememberedMappings(localStorage, 'harbour')).toEqual({
    [foundAs]: JSON.stringify(mapping),
  });
  expect(rememberedMappings(localStorage, 'elsewhere')).toEqual({});
});

it('a mapping that no record can keep is refused', () => {
  const fields = Object.fromEntries(
    Array.from({ length: 3000 }, (_, n) => [`column ${n}`, 'stage' as const]),
  );
  expect(
    storeMapping(localStorage, 'harbour', { foundAs, mapping: { tables: [{ table: 'rows', fields }] } }),
  ).toEqual({
    ok: false,
    error: 'So many sheets cannot be chosen at once. Please leave some of them out.',
  });
});

it('the latest twenty kinds of files are remembered', () => {
  for (let n = 0; n < 25; n += 1) rememberMapping(localStorage, 'harbour', `kind ${n}`, `${n}`);
  rememberMapping(localStorage, 'harbour', 'kind 10', 'again');
  const stored = rememberedMappings(localStorage, 'harbour');
  expect(Object.keys(stored)).toHaveLength(20);
  expect(stored).toMatchObject({ 'kind 24': '24', 'kind 10': 'again' });
  expect(stored).not.toHaveProperty('kind 4');
});

it('a browser that remembers nothing, or something else, is asked again', () => {
  const full = {
    getItem: () => '{"no": "pairs"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  rememberMapping(full, 'harbour', 'a', 'b');
  expect(rememberedMappings(full, 'harbour')).toEqual({});
  expect(rememberedMappings({ ...full, getItem: () => 'no JSON' }, 'harbour')).toEqual({});
  expect(rememberedMappings(null, 'harbour')).toEqual({});
});
