import type { PublicChange } from '@lineup/domain/release';
import { expect, test } from 'vitest';
import { at, festival } from '../testing/made-release.ts';
import { languageOf } from '../texts/language.ts';
import { mostChanges } from '../news-text.ts';
import { newsText, publishedNews } from './news.ts';

const day = '2026-07-24';
const announced = { name: 'Act 1', stage: 'The Pier', day, start: at(day, '22:30'), end: null };
const moved = (was: Partial<PublicChange['was']>): PublicChange => ({
  kind: 'moved',
  id: 'set-1',
  ...announced,
  was: { ...announced, ...was },
});

test.each<[string | null, PublicChange]>([
  ['Moved 21:45 → 22:30', moved({ start: at(day, '21:45') })],
  ['Moved from Sat 25 21:45', moved({ day: '2026-07-25', start: at('2026-07-25', '21:45') })],
  [null, moved({ start: null })],
  ['Moved from Main Stage', moved({ stage: 'Main Stage' })],
  ['Moved 21:45 → 22:30', moved({ start: at(day, '21:45'), stage: 'Main Stage' })],
  ['New', { ...moved({}), kind: 'added', was: null }],
  [null, moved({ stage: null })],
  [null, { ...moved({}), kind: 'cancelled' }],
])('"%s" stands with the set', (text, change) => {
  expect(newsText(change, festival, languageOf('en'))).toBe(text);
});

test('a lineup that is new from end to end is no news', () => {
  const changes = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...moved({}), id: `set-${place}` }));
  expect(publishedNews(changes(mostChanges)).size).toBe(mostChanges);
  expect(publishedNews(changes(mostChanges + 1)).size).toBe(0);
});
