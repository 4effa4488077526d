import { expect, test } from 'vitest';
import { agoText } from '../editor/restored-banner.tsx';

const minute = 60_000;

test.each([
  [0, 'a moment ago'],
  [minute - 1, 'a moment ago'],
  [minute, '1 minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23.9 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [6.5 * 24 * 60 * minute, '6 days ago'],
])('%i ms are %s', (milliseconds, words) => {
  expect(agoText(milliseconds)).toBe(words);
});
