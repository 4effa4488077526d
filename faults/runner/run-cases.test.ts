import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FaultCase } from './fault-case.ts';
import { runCases, type Lane } from './run-cases.ts';
import { runJob } from './run-job.ts';
import { outcomeNotes, outcomeTable } from './table.ts';
import { createTally, expectNone, expectThat } from './tally.ts';

const program = { folder: '/nowhere', copyDemo: () => Promise.resolve() };

const faultCase = (name: string, run: FaultCase['run']): FaultCase => ({
  name,
  promise: 'It holds.',
  area: 'test',
  tries: { short: 2, long: 5 },
  run,
});

/** Runs the jobs in this process. */
function laneOf(cases: readonly FaultCase[], long: boolean): Lane {
  return {
    run: (job) => {
      const faultCase = cases.find(({ name }) => name === job.name);
      if (faultCase === undefined) throw new Error(job.name);
      return runJob(faultCase, job, { program, long, seed: 1 });
    },
  };
}

const run = (cases: readonly FaultCase[], long = false) => {
  const lane = () => laneOf(cases, long);
  return runCases(cases, {
    long,
    lanes: { works: [lane(), lane()], waits: lane() },
    onBegin: () => undefined,
  });
};

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

describe('the long form', () => {
  test('tries a case in parts, each with chances of its own, and adds them up', async () => {
    const drawn: number[] = [];
    const seen: number[] = [];
    const divided: FaultCase = {
      ...faultCase('divided', async (_, tries, random) => {
        seen.push(tries);
        drawn.push(random.next());
        return { tries, held: tries - 1, lost: 1, notes: ['of every part', `${tries} at once`] };
      }),
      partSize: 2,
    };
    const outcomes = await run([divided], true);
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
    expect(new Set(drawn).size).toBe(3);
    expect(outcomes).toMatchObject([{ name: 'divided', tries: 5, held: 2, lost: 3 }]);
    expect(outcomes[0]?.notes.toSorted()).toEqual(['1 at once', '2 at once', 'of every part']);
  });

  test('runs what measures by the clock when all else is over, and the outcomes keep the order of the cases', async () => {
    let running = 0;
    let allBegun: () => void = () => undefined;
    const haveAllBegun = new Promise<void>((resolve) => {
      allBegun = resolve;
    });
    // Comes to an end only where all three run beside each other.
    const work: FaultCase['run'] = async (_, tries) => {
      running += 1;
      if (running === 3) allBegun();
      await haveAllBegun;
      running -= 1;
      return { tries, held: tries, lost: 0, notes: [] };
    };
    const beside: number[] = [];
    const clocked: FaultCase = {
      ...faultCase('clocked', async (_, tries) => {
        beside.push(running);
        return { tries, held: tries, lost: 0, notes: [] };
      }),
      pace: 'alone',
    };
    const idle: FaultCase = { ...faultCase('idle', work), pace: 'waits' };
    const outcomes = await run([clocked, faultCase('one', work), idle, faultCase('two', work)], true);
    expect(outcomes.map(({ name }) => name)).toEqual(['clocked', 'one', 'idle', 'two']);
    expect(beside).toEqual([0]);
  });
});
