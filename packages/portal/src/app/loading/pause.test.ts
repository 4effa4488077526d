import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lasts as long as it is given', async () => {
  const ended = vi.fn<() => void>();
  const waiting = pause(60_000, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  await waiting;
});

test('ends when it is cancelled, also where that was before it began', async () => {
  const controller = new AbortController();
  const waiting = pause(60_000, controller.signal);
  controller.abort();
  await waiting;
  await pause(60_000, controller.signal);
  expect(vi.getTimerCount()).toBe(0);
});
