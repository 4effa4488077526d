import { expect, it } from 'vitest';
import { isolated } from './isolate.ts';

it.each(['أمواج', 'נגה', 'DJ أمواج'])('%s is kept apart from what stands beside it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Owl Parade', 'Måneskin', '!!!', '夜の海', ''])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
