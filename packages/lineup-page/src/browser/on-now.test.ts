import { expect, test, vi } from 'vitest';
import { countdownText, onNow } from './on-now.ts';

vi.mock('./texts.ts', async () => {
  const [{ textWriter }, { scriptTexts }] = await Promise.all([
    import('./write-text.ts'),
    import('../texts/script-texts.ts'),
  ]);
  return { text: textWriter(scriptTexts('en'), 'en') };
});

const hour = 3_600_000;
const set = (stage: string, start: number | null, end: number | null, isOff = false) => ({
  start,
  end,
  isOff,
  stage: { slug: stage },
});

test('a set is on from its first moment until the last is over', () => {
  const one = set('a', hour, 2 * hour);
  const stateAt = (now: number) => onNow([one], now).get(one);
  expect([hour - 1, hour, 2 * hour - 1, 2 * hour].map(stateAt)).toEqual(['Next', 'Now', 'Now', undefined]);
});

test('next is the soonest of each stage, and none that is hours away', () => {
  const sets = [set('a', 2 * hour, 3 * hour), set('a', hour, 2 * hour), set('b', 5 * hour, 6 * hour)];
  expect([...onNow(sets, 0)]).toEqual([[sets[1], 'Next']]);
});

test('what is cancelled, or has no time yet, is never on', () => {
  expect(onNow([set('a', 0, hour, true), set('a', null, null)], 1).size).toBe(0);
});

test.each([
  ['Now', 0, 24 * 60_000, 'Now, 24 min left'],
  ['Now', 0, 90_001, 'Now, 2 min left'],
  ['Next', hour + 5 * 60_000, null, 'Next, in 1 h 5 min'],
  ['Next', 2 * hour, null, 'Next, in 2 h'],
  ['Now', 0, null, 'Now'],
] as const)('%s from %i until %s is "%s"', (state, start, end, text) => {
  expect(countdownText({ start, end }, state, 0)).toBe(text);
});
