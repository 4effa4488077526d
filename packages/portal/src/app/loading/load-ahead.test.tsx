// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoadAhead } from './load-ahead.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(() => work(deadline)));
  vi.stubGlobal('cancelIdleCallback', (turn: number) => (idle[turn - 1] = () => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const arrived = () => vi.fn<() => Promise<unknown>>().mockResolvedValue({});
const lost = () => vi.fn<() => Promise<unknown>>().mockRejectedValue(new TypeError('no connection'));

test('parts are loaded one after the other when the page is idle, also after one that does not arrive', async () => {
  const parts = [arrived(), lost(), arrived()];
  renderHook(() => useLoadAhead(parts));
  const calls = () => parts.map((part) => part.mock.calls.length);
  expect(calls()).toEqual([0, 0, 0]);
  for (const [turn, expected] of [
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ].entries()) {
    await vi.waitFor(() => expect(idle).toHaveLength(turn + 1));
    idle[turn]?.();
    expect(calls()).toEqual(expected);
  }
});

test('nothing is loaded before the page shows what it is about, nor once it is left', () => {
  const part = arrived();
  const parts = [part];
  const { rerender, unmount } = renderHook(({ isShown }) => useLoadAhead(parts, isShown), {
    initialProps: { isShown: false },
  });
  expect(idle).toHaveLength(0);
  rerender({ isShown: true });
  expect(idle).toHaveLength(1);
  unmount();
  idle[0]?.();
  expect(part).not.toHaveBeenCalled();
});

test('nothing is loaded for somebody who saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  renderHook(() => useLoadAhead([arrived()]));
  expect(idle).toHaveLength(0);
});
