import { expect, test } from 'vitest';
import { createCommitTurn } from './commit-turn.ts';

test('whoever writes waits until no other thread is about to', async () => {
  const turn = createCommitTurn();
  await turn.free();
  const giveBack = [turn.take(), turn.take()] as const;
  const order: string[] = [];
  const waiting = turn.free().then(() => order.push('free'));
  giveBack[0]();
  await new Promise((resolve) => setImmediate(resolve));
  order.push('still taken');
  giveBack[1]();
  await waiting;
  expect(order).toEqual(['still taken', 'free']);
});
