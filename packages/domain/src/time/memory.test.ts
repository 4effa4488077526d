import { expect, test, vi } from 'vitest';
import { Memory } from './memory.ts';

test('works an answer out once', () => {
  const workOut = vi.fn((question: number) => question * 2);
  const memory = new Memory(workOut);
  expect([memory.recall(4), memory.recall(4), memory.recall(5)]).toEqual([8, 8, 10]);
  expect(workOut).toHaveBeenCalledTimes(2);
});

test('remembers that there is no answer', () => {
  const workOut = vi.fn((question: string) => (question === 'a' ? null : 1));
  const memory = new Memory(workOut);
  expect([memory.recall('a'), memory.recall('a')]).toEqual([null, null]);
  expect(workOut).toHaveBeenCalledTimes(1);
});

test('forgets rather than growing without end', () => {
  const workOut = vi.fn((question: number) => question + 1);
  const memory = new Memory(workOut);
  for (let question = 0; question < 10_000; question += 1) memory.recall(question);
  expect(memory.recall(0)).toBe(1);
  expect(workOut).toHaveBeenCalledTimes(10_001);
});
