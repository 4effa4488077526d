// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A fresh module for each test, in which no day has been drawn.
beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

/** Records what was ready at each commit before the deferred render. */
async function follow(takesMs: number) {
  const { useDayTurn, useReadyDay } = await import('./use-ready-day.ts');
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const commits: [asked: string, ready: string][] = [];
  const hook = renderHook(
    ({ day }) => {
      const turn = useDayTurn();
      const ready = useReadyDay(day, turn);
      commits.push([day, ready]);
      return turn;
    },
    { initialProps: { day: 'Fri' } },
  );
  const goTo = (day: string) => {
    commits.length = 0;
    hook.result.current.begin();
    clock += takesMs;
    hook.rerender({ day });
    return commits[0];
  };
  return { hook, goTo };
}

/** The same after a day that was painted quickly. */
async function followAfterSoonDay() {
  const followed = await follow(20);
  followed.goTo('Sat');
  await waitFor(() => expect(followed.hook.result.current.isSoon).toBe(true));
  return followed;
}

it('ready: the first day that is asked for waits until its tab has answered', async () => {
  const { goTo } = await follow(20);
  expect(goTo('Sat')).toEqual(['Sat', 'Fri']);
});

it('ready: after one that was painted soon the next is there at once', async () => {
  const { goTo } = await followAfterSoonDay();
  expect(goTo('Sun')).toEqual(['Sun', 'Sun']);
});

it('ready: after one that took long the next waits', async () => {
  const { hook, goTo } = await followAfterSoonDay();
  vi.spyOn(performance, 'now')
    .mockImplementationOnce(() => 0)
    .mockImplementation(() => 500);
  goTo('Sun');
  await waitFor(() => expect(hook.result.current.isSoon).toBe(false));
  expect(goTo('Mon')).toEqual(['Mon', 'Sun']);
});

it('ready: another schedule of the page begins with what the last one has told', async () => {
  const { hook } = await followAfterSoonDay();
  hook.unmount();
  const { useDayTurn } = await import('./use-ready-day.ts');
  expect(renderHook(() => useDayTurn()).result.current.isSoon).toBe(true);
});
