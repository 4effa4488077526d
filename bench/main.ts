import { numberText } from './frame/figures.ts';
import { parseBenchOptions, type BenchOptions } from './frame/options.ts';
import { runRow } from './frame/run-row.ts';
import type { Outcome } from './frame/outcome.ts';
import { goalsText, outcomeTable, tablePart, writeReport } from './frame/report.ts';
import { rows } from './rows/index.ts';

/** Runs the selected rows one after the other, prints one table, and writes the report if the run is complete. */
async function main(options: BenchOptions): Promise<number> {
  const { only, quick } = options;
  const chosen = rows.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`No row is called ${only.join(' or ')}.`);
  const outcomes: Outcome[] = [];
  for (const row of chosen) {
    console.log(`${row.name}: ${row.title} …`);
    const outcome = await runRow(row, options);
    outcomes.push(outcome);
    console.log(
      `${row.name}: ${outcome.failure === null ? 'took' : 'failed after'} ${numberText(outcome.seconds)} s`,
    );
  }
  console.log(`\n${outcomeTable(outcomes)}\n`);
  for (const { name, result } of outcomes) {
    for (const note of result?.notes ?? []) console.log(`${name}: ${note}`);
  }
  const whole = only.length === 0 && !quick;
  // A complete run has them in its report.
  if (!whole)
    for (const { result } of outcomes)
      for (const table of result?.tables ?? []) console.log(`\n${tablePart(table)}`);
  if (whole) console.log(`Written to ${writeReport(outcomes, new Date().toISOString().slice(0, 10))}`);
  console.log(goalsText(outcomes));
  return outcomes.some(({ failure }) => failure !== null) ? 1 : 0;
}

try {
  process.exitCode = await main(parseBenchOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
