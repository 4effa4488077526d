import { expect, it } from 'vitest';
import { sequenceAt } from './sequence.ts';

it('rises by one within a second, and with the clock otherwise', () => {
  const now = Date.UTC(2020, 0, 1, 1);
  expect(sequenceAt(null, now)).toBe(3600);
  expect(sequenceAt(3600, now)).toBe(3601);
  expect(sequenceAt(3599, now + 10_000)).toBe(3610);
  // The clock was set back.
  expect(sequenceAt(9000, now)).toBe(9001);
  expect(sequenceAt(null, 0)).toBe(0);
});
