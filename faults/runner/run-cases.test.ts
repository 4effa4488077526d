import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FaultCase } from './fault-case.ts';
import { runCases } from './run-cases.ts';
import { outcomeNotes, outcomeTable } from './table.ts';
import { createTally, expectNone, expectThat } from './tally.ts';

const program = { folder: '/nowhere', copyDemo: () => Promise.resolve(), close: () => Promise.resolve() };

const faultCase = (name: string, run: FaultCase['run']): FaultCase => ({
  name,
  promise: 'It holds.',
  area: 'test',
  tries: { short: 2, long: 5 },
  run,
});

const run = (cases: readonly FaultCase[], long = false) =>
  runCases(cases, { long, seed: 1, program, onBegin: () => undefined });

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
  const outcomes = await run([mixed]);
  expect(outcomes).toMatchObject([{ tries: 4, held: 1, lost: 3 }]);
  expect(outcomeNotes(outcomes)).toBe(
    [
      'mixed',
      '  lost: the bad one: it broke',
      '  lost: the leftovers: left: a (and 1 more)',
      '  lost: a number: {"a":1} instead of {"a":2}',
      '  by the way',
    ].join('\n'),
  );
});

test('a case that throws, or tries nothing, is lost and keeps no other from running', async () => {
  const held = faultCase('held', async (_, tries) => ({ tries, held: tries, lost: 0, notes: [] }));
  const throwing = faultCase('throwing', () => Promise.reject(new Error('fell over')));
  const idle = faultCase('idle', async () => createTally().result());
  const outcomes = await run([throwing, idle, held], true);
  expect(outcomes.map(({ tries, lost }) => [tries, lost])).toEqual([
    [5, 5],
    [5, 5],
    [5, 0],
  ]);
  expect(outcomes[0]?.notes[0]).toContain('fell over');
  expect(outcomeTable(outcomes).split('\n').at(-1)).toMatch(/^all +3 cases +15 +5 +10 /u);
});

test('a case that is not possible on the machine says so and is not lost', async () => {
  const impossible = faultCase('impossible', async () => {
    const tally = createTally();
    tally.impossible('no disk here');
    return tally.result();
  });
  expect(await run([impossible])).toMatchObject([{ tries: 0, lost: 0, notes: ['not tried: no disk here'] }]);
});

test('a case has a folder of its own, which is removed afterwards', async () => {
  let folder = '';
  await run([
    faultCase('folder', async (context) => {
      ({ folder } = context);
      expectThat(existsSync(folder), 'no folder');
      return { tries: 1, held: 1, lost: 0, notes: [] };
    }),
  ]);
  expect([folder.includes('lineup-faults-folder-'), existsSync(folder)]).toEqual([true, false]);
});
