import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FaultCase } from './fault-case.ts';
import { partsOf, runPart } from './run-part.ts';
import { createTally, expectNone, expectThat } from './tally.ts';

const program = { folder: '/nowhere', copyDemo: () => Promise.resolve() };

const faultCase = (name: string, run: FaultCase['run']): FaultCase => ({
  name,
  promise: 'It holds.',
  tries: { short: 2, long: 5 },
  run,
});

const run = (one: FaultCase, long = false) =>
  Promise.all(partsOf(one, long).map((part) => runPart(one, part, { program, long, seed: 1 })));

test('each try is counted as held or lost, and says why it is lost', async () => {
  const mixed = faultCase('mixed', async () => {
    const tally = createTally();
    await tally.try('the good one', () => Promise.resolve());
    await tally.try('the bad one', async () => expectThat(false, 'it broke'));
    await tally.try('the leftovers', async () => expectNone(['a', 'b'], 'left'));
    tally.equal({ a: 1 }, { a: 2 }, 'a number');
    tally.note('by the way');
    return tally.result();
  });
  const notes = [
    'lost: the bad one: it broke',
    'lost: the leftovers: left: a (and 1 more)',
    'lost: a number: {"a":1} instead of {"a":2}',
    'by the way',
  ];
  expect(await run(mixed)).toMatchObject([{ tries: 4, held: 1, lost: 3, notes }]);
});

test('a case that throws, or tries nothing, fails', async () => {
  await expect(run(faultCase('throwing', () => Promise.reject(new Error('fell over'))))).rejects.toThrow(
    'fell over',
  );
  await expect(run(faultCase('idle', async () => createTally().result()))).rejects.toThrow('tried nothing');
});

test('a case that is not possible on the machine says so and is not lost', async () => {
  const impossible = faultCase('impossible', async () => {
    const tally = createTally();
    tally.impossible('no disk here');
    return tally.result();
  });
  const notes = ['not tried: no disk here'];
  expect(await run(impossible)).toMatchObject([{ tries: 0, lost: 0, isImpossible: true, notes }]);
});

test('a case has a folder of its own, which is removed afterwards', async () => {
  let folder = '';
  await run(
    faultCase('folder', async (context) => {
      ({ folder } = context);
      expectThat(existsSync(folder), 'no folder');
      return { tries: 1, held: 1, lost: 0, notes: [] };
    }),
  );
  expect([folder.includes('lineup-faults-folder-'), existsSync(folder)]).toEqual([true, false]);
});

test('the long form tries a case in parts, each with chances of its own', async () => {
  const drawn: number[] = [];
  const seen: number[] = [];
  const divided: FaultCase = {
    ...faultCase('divided', async (_, tries, random) => {
      seen.push(tries);
      drawn.push(random.next());
      return { tries, held: tries, lost: 0, notes: [] };
    }),
    partSize: 2,
  };
  await run(divided, true);
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
  expect(new Set(drawn).size).toBe(3);
});
