import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('works an answer out once', () => {
  const workOut = vi.fn((question: number) => question * 2);
  const cache = new BoundedCache(workOut);
  expect([cache.get(4), cache.get(4), cache.get(5)]).toEqual([8, 8, 10]);
  expect(workOut).toHaveBeenCalledTimes(2);
});

test('remembers that there is no answer', () => {
  const workOut = vi.fn((question: string) => (question === 'a' ? null : 1));
  const cache = new BoundedCache(workOut);
  expect([cache.get('a'), cache.get('a')]).toEqual([null, null]);
  expect(workOut).toHaveBeenCalledTimes(1);
});

test('forgets rather than growing without end', () => {
  const workOut = vi.fn((question: number) => question + 1);
  const cache = new BoundedCache(workOut);
  for (let question = 0; question < 10_000; question += 1) cache.get(question);
  expect(cache.get(0)).toBe(1);
  expect(workOut).toHaveBeenCalledTimes(10_001);
});
