import { expect, it } from 'vitest';
import { isolated } from './isolate.ts';

it.each(['أمواج', 'נגה', 'DJ أمواج'])('%s is isolated from the text around it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Owl Parade', 'Måneskin', '!!!', '夜の海', ''])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each([
  ['an override', '\u202Ekrah', '\u2068\u202Ekrah\u2069'],
  ['an end without a beginning', 'Owl\u2069 Parade', '\u2068Owl Parade\u2069'],
  ['a beginning without an end', '\u2067Owl', '\u2068Owl\u2069'],
  ['a mark', 'Owl\u200F', '\u2068Owl\u200F\u2069'],
])('%s in a name does not reach beyond it', (_, name, expected) => {
  expect(isolated(name)).toBe(expected);
});
