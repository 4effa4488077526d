import { expect, it, vi } from 'vitest';
import { createTurns, type Turn, type Turns } from './turns.ts';

it('takes a step, says while it does, and tells when it is over', async () => {
  const onOver = vi.fn();
  const turns = createTurns(onOver);
  const step = turns.take(async (turn) => {
    turn.requireCurrent();
    return [turns.areTaken(), turn.isCurrent()];
  });
  expect(turns.areTaken()).toBe(true);
  await expect(step).resolves.toEqual([true, true]);
  expect(turns.areTaken()).toBe(false);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('tells of the end of a step that fails, too', async () => {
  const onOver = vi.fn();
  const turns = createTurns(onOver);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(turns.areTaken()).toBe(false);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it.each([
  ['a later step', (turns: Turns) => turns.take(() => Promise.resolve())],
  ['the end of the session', async (turns: Turns) => turns.overtake()],
])('lets %s overtake a step', async (_, overtake) => {
  const turns = createTurns(() => undefined);
  const mine = await turns.take((turn) => Promise.resolve<Turn>(turn));
  await overtake(turns);
  expect(mine.isCurrent()).toBe(false);
  expect(() => mine.requireCurrent()).toThrow(expect.objectContaining({ code: 'cancelled' }));
});

it('waits until every step is over, also one that fails', async () => {
  const turns = createTurns(() => undefined);
  let fail = (): void => undefined;
  const first = turns.take(() => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
  const second = turns.take(() => Promise.resolve());
  const over = vi.fn();
  const waiting = turns.over().then(over);
  await second;
  expect(over).not.toHaveBeenCalled();
  fail();
  await expect(first).rejects.toThrow('no');
  await waiting;
  expect(over).toHaveBeenCalledTimes(1);
});
