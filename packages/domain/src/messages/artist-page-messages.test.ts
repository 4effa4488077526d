import { expect, test } from 'vitest';
import { artistPageMessages } from './artist-page-messages.ts';

test.each([
  [['Wren'], 'Similar to Wren'],
  [['Wren', 'Wrens', 'Wran'], 'Similar to Wren, Wrens, Wran'],
  [['Wren', 'Wrens', 'Wran', 'Wrenn', 'Wern'], 'Similar to Wren, Wrens, Wran and 2 more'],
])('%j: three similar artists are named, the others counted', (names, text) => {
  expect(artistPageMessages.similarTo(names)).toBe(text);
});
