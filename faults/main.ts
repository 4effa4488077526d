import { cases } from './cases/index.ts';
import { readRunOptions, type RunOptions } from './runner/arguments.ts';
import type { FaultCase } from './runner/fault-case.ts';
import { writeReport } from './runner/report.ts';
import { runCases } from './runner/run-cases.ts';
import { outcomeNotes, outcomeTable } from './runner/table.ts';
import { openProgram } from './support/program.ts';

/** Runs the chosen cases and prints one table; answers the exit code, 1 when any promise was broken. */
async function main(options: RunOptions): Promise<number> {
  const chosen = cases.filter(isChosen(options.only));
  if (chosen.length === 0) throw new Error(`No case is called ${options.only.join(' or ')}.`);
  console.log(`Seed ${options.seed}, ${options.long ? 'long' : 'short'} form, ${chosen.length} cases`);
  const program = await openProgram(options.program);
  const onBegin = ({ name, promise }: FaultCase) => console.log(`${name}: ${promise}`);
  const outcomes = await runCases(chosen, { ...options, program, onBegin });
  await program.close();
  console.log(`\n${outcomeTable(outcomes)}\n${outcomeNotes(outcomes)}`);
  if (options.long && options.only.length === 0) {
    console.log(`Written to ${writeReport(outcomes, options.seed, new Date().toISOString().slice(0, 10))}`);
  }
  return outcomes.some(({ lost }) => lost > 0) ? 1 : 0;
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
