import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('so much is done at a time, the last first, and nothing that is not needed any more', async () => {
  const turn = inTurn(1);
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const work = (name: string) => async () => {
    begun.push(name);
    return name;
  };
  const first = turn(
    () => true,
    () => new Promise<string>((resolve) => (end = () => resolve('first'))),
  );
  const others = [
    turn(() => true, work('second')),
    turn(() => false, work('gone')),
    turn(
      () => true,
      () => Promise.reject(new Error('unreadable')),
    ).catch(() => 'failed'),
    turn(() => true, work('last')),
  ];
  expect(begun).toEqual([]);
  end();
  expect(await Promise.all([first, ...others])).toEqual(['first', 'second', null, 'failed', 'last']);
  expect(begun).toEqual(['last', 'second']);
});
