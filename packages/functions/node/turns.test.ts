import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('so much work runs at once, and the rest in its order, also after a failure', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: ((failure: Error | null) => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    turns.run(async () => {
      begun.push(number);
      const failure = await new Promise<Error | null>((end) => ends.push(end));
      if (failure !== null) throw failure;
      return number;
    }),
  );
  const results = Promise.allSettled(all);
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error('broken'));
  await expect(all[1]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.(null);
  await all[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end(null);
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
