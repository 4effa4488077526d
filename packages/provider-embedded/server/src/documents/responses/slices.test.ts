import { expect, test } from 'vitest';
import { createPauses } from '../../pauses.ts';
import { carryOn, type Sliced } from './slices.ts';

/** Rounds of an event loop, advanced by the test. */
function rounds() {
  const asked: (() => void)[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    nextRound: (work: () => void) => void asked.push(work),
    goOn: async () => {
      for (const work of asked.splice(0)) work();
      await settle();
    },
  };
}

test('one piece of work goes on in each round, however many wait', async () => {
  const { nextRound, goOn } = rounds();
  const pause = createPauses(nextRound);
  const done: string[] = [];
  function* work(name: string): Sliced<void> {
    for (let slice = 1; slice <= 2; slice += 1) {
      yield;
      done.push(`${name}${slice}`);
    }
  }
  const all = ['a', 'b', 'c'].map((name) => carryOn(work(name), pause));
  expect(done).toEqual([]);
  for (const expected of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']) {
    await goOn();
    expect(done.at(-1)).toBe(expected);
  }
  await Promise.all(all);
  expect(done).toHaveLength(6);
});

test('work that never pauses is done at once, and what it throws is told', async () => {
  const { nextRound } = rounds();
  // oxlint-disable-next-line require-yield -- there is nothing to pause for
  function* short(fail: boolean): Sliced<number> {
    if (fail) throw new Error('broken');
    return 7;
  }
  await expect(carryOn(short(false), createPauses(nextRound))).resolves.toBe(7);
  await expect(carryOn(short(true), createPauses(nextRound))).rejects.toThrow('broken');
});
