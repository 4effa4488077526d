import type { PresentPerson } from '@lineup/provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence, type PresencePlace } from './presence.ts';

const ana: PresentPerson = { id: 'u2', name: 'Ana Lind', setId: 'a' };
const bo: PresentPerson = { id: 'u3', name: 'Bo Kivi', setId: null };
const meadow: PresencePlace = { festivalId: 'f1', setId: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A presence on a server that returns `people`, or fails if null. */
function world(people: readonly PresentPerson[] | null = [bo, ana]) {
  const asked: unknown[] = [];
  const answer = { people };
  const call = (name: string, request: unknown) => {
    asked.push([name, request]);
    return answer.people === null
      ? Promise.reject(new Error('unavailable'))
      : Promise.resolve({ people: answer.people, now: Date.now() });
  };
  const presence = createPresence({ call }, Date.now);
  return { presence, asked, answer };
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('announces soon and learns who else is there, by name', async () => {
  const { presence, asked } = world();
  const listener = vi.fn();
  presence.subscribe(listener);
  presence.show(meadow);
  await after(1000);
  expect(asked).toEqual([['announcePresence', meadow]]);
  expect(presence.people()).toEqual([ana, bo]);
  expect(listener).toHaveBeenCalledOnce();
});

test('sends a message every 20 seconds, however often the place changes', async () => {
  const { presence, asked } = world();
  presence.show(meadow);
  for (let second = 0; second < 59; second += 1) {
    presence.show({ festivalId: 'f1', setId: `set-${second}` });
    await after(1000);
  }
  expect(asked).toHaveLength(3);
  // The announcement holds where the page is at that moment.
  expect(asked.at(-1)).toEqual(['announcePresence', { festivalId: 'f1', setId: 'set-40' }]);
});

test('says nothing while no one sees the page', async () => {
  const { presence, asked } = world();
  presence.show(meadow);
  await after(1000);
  presence.show(null);
  await after(600_000);
  expect(asked).toHaveLength(1);
  presence.show(meadow);
  await after(1000);
  expect(asked).toHaveLength(2);
});

test('shows no one of another festival', async () => {
  const { presence, answer } = world();
  presence.show(meadow);
  await after(1000);
  answer.people = [];
  presence.show({ festivalId: 'f2', setId: null });
  expect(presence.people()).toEqual([]);
});

test('an answer that comes too late for its festival is left out', async () => {
  const { presence } = world();
  presence.show(meadow);
  vi.advanceTimersByTime(1000);
  presence.show({ festivalId: 'f2', setId: null });
  await Promise.resolve();
  await Promise.resolve();
  expect(presence.people()).toEqual([]);
});

test('keeps the others for a while when messages fail, and goes on asking', async () => {
  const { presence, asked, answer } = world();
  presence.show(meadow);
  await after(1000);
  answer.people = null;
  await after(60_000);
  expect(presence.people()).toEqual([ana, bo]);
  await after(20_000);
  expect(presence.people()).toEqual([]);
  answer.people = [ana];
  await after(20_000);
  expect(presence.people()).toEqual([ana]);
  expect(asked).toHaveLength(6);
});

test('tells its listeners of changes only', async () => {
  const { presence } = world();
  const listener = vi.fn();
  const stop = presence.subscribe(listener);
  presence.show(meadow);
  await after(60_000);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  presence.show({ festivalId: 'f2', setId: null });
  await after(60_000);
  expect(listener).toHaveBeenCalledOnce();
});
