import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks that end when the test says so, and a list of those that have started. */
function tasks(atOnce: number) {
  const inTurn = createTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (name: string) => void; reject: (error: Error) => void }>();
  const start = (name: string) =>
    inTurn(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, { resolve, reject });
        }),
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, ends, start, settle };
}

test('no more than so many run at a time, the others in their order', async () => {
  const { begun, ends, start, settle } = tasks(2);
  const all = ['a', 'b', 'c', 'd'].map(start);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends.get(name)?.resolve(name);
  await settle();
  ends.get('d')?.resolve('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails gives its turn to the next', async () => {
  const { begun, ends, start, settle } = tasks(1);
  const failing = start('a');
  const other = start('b');
  await settle();
  ends.get('a')?.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.resolve('b');
  expect(await other).toBe('b');
});

test('turns that were given back are there for those who come later', async () => {
  const { begun, ends, start, settle } = tasks(1);
  for (const name of ['a', 'b']) {
    const done = start(name);
    await settle();
    ends.get(name)?.resolve(name);
    await done;
  }
  expect(begun).toEqual(['a', 'b']);
});
