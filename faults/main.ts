import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cases } from './cases/index.ts';
import { readRunOptions, type RunOptions } from './runner/arguments.ts';
import type { FaultCase } from './runner/fault-case.ts';
import { openProcessLane, type LaneTask } from './runner/process-lane.ts';
import { writeReport } from './runner/report.ts';
import { runCases, type CaseOutcome } from './runner/run-cases.ts';
import { outcomeNotes, outcomeTable } from './runner/table.ts';
import { openProgram } from './support/portals/program.ts';

/** Runs the chosen cases and prints one table; answers the exit code, 1 when any promise was broken. */
async function main(options: RunOptions): Promise<number> {
  const chosen = cases.filter(isChosen(options.only));
  if (chosen.length === 0) throw new Error(`No case is called ${options.only.join(' or ')}.`);
  console.log(`Seed ${options.seed}, ${options.long ? 'long' : 'short'} form, ${chosen.length} cases`);
  const started = performance.now();
  const outcomes = await runInLanes(chosen, options);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n${outcomeTable(outcomes)}\n${outcomeNotes(outcomes)}\nAll of it took ${seconds} s.`);
  if (options.report !== null) writeFileSync(options.report, JSON.stringify({ cases: outcomes }));
  if (options.long && options.only.length === 0) {
    const day = new Date().toISOString().slice(0, 10);
    console.log(`Written to ${writeReport(outcomes, { seed: options.seed, day, seconds })}`);
  }
  return outcomes.some(({ lost }) => lost > 0) ? 1 : 0;
}

async function runInLanes(
  chosen: readonly FaultCase[],
  { program: folder, long, seed }: RunOptions,
): Promise<readonly CaseOutcome[]> {
  const program = await openProgram(folder);
  const task: LaneTask = { program: folder, demo: program.demo, long, seed };
  const open = () => openProcessLane(task);
  const [first, waits] = [open(), open()];
  const others = Array.from({ length: Math.min(availableParallelism(), 4) - 1 }, open);
  const onBegin = ({ name, promise }: FaultCase) => console.log(`${name}: ${promise}`);
  try {
    return await runCases(chosen, { long, lanes: { works: [first, ...others], waits }, onBegin });
  } finally {
    await Promise.all([first, waits, ...others].map((lane) => lane.close()));
    await program.close();
  }
}

function isChosen(only: readonly string[]): (faultCase: FaultCase) => boolean {
  return ({ name, area }) =>
    only.length === 0 || only.some((word) => name.includes(word) || area.includes(word));
}

try {
  process.exitCode = await main(readRunOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
