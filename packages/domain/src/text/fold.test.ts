import { expect, it } from 'vitest';
import { foldText } from './fold.ts';

it.each([
  ['Kyber', 'kyber'],
  ['Mør & Tide', 'mor & tide'],
  ['ÉTOILE Straße', 'etoile strasse'],
  ['İstanbul', 'istanbul'],
  ['ﬁre Łódź', 'fire lodz'],
  ['فرقة النُّور', 'فرقة النور'],
  ['夜の海', '夜の海'],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
