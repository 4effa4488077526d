import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureCells, figureHead, numberText } from './figures.ts';
import { describeCommit, describeMachine, root, type Machine } from './machine.ts';
import type { Outcome } from './outcome.ts';
import { plotSvg } from './plot.ts';
import { markdownTable, textTable } from './text-table.ts';
import { isMet, type Figure, type Table } from './row.ts';

const folder = join(root, 'bench/results');

/** The outcomes as one table for the terminal. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(({ name, result, failure }) => [
    ...(result?.figures ?? []).map((figure) => [name, ...figureCells(figure)]),
    ...(failure === null ? [] : [[name, `failed: ${failure}`]]),
  ]);
  return textTable([['row', ...figureHead], ...lines]);
}

/** Writes the outcomes as a page, as data and as plots, replacing those of the previous run. */
export function writeReport(outcomes: readonly Outcome[], date: string): string {
  const about = { date, commit: describeCommit(), machine: describeMachine() };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ ...about, rows: outcomes }, null, 2)}\n`);
  writeFileSync(join(folder, 'latest.md'), reportPage(outcomes, about));
  for (const plot of outcomes.flatMap(({ result }) => result?.plots ?? [])) {
    writeFileSync(join(folder, `${plot.name}.svg`), plotSvg(plot));
  }
  return 'bench/results/latest.md';
}

interface About {
  readonly date: string;
  readonly commit: string;
  readonly machine: Machine;
}

/** The whole page in Markdown. */
export function reportPage(outcomes: readonly Outcome[], { date, commit, machine }: About): string {
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  return [
    `# Benchmark, ${date}`,
    `Commit ${commit}. ${machine.cores} × ${machine.processor}, ${machine.memoryGiB} GiB, ${machine.system}, ` +
      `Node.js ${machine.node}, ${machine.chromium}. Measured in ${numberText(seconds / 60)} minutes by \`npm run bench\`; ` +
      'how each figure is obtained is explained in [the README](../README.md).',
    ...goalParts(outcomes),
    ...outcomes.flatMap(rowParts),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Every figure with a goal, met or missed; the row's notes explain missed ones. */
function goalParts(outcomes: readonly Outcome[]): readonly string[] {
  const lines = outcomes.flatMap(({ name, result }) =>
    (result?.figures ?? []).filter(hasGoal).map((figure) => [name, ...figureCells(figure)]),
  );
  return ['## Goals', goalsText(outcomes), markdownTable([['row', ...figureHead], ...lines])];
}

/** How many of all goals are met and missed, and how many rows failed, as a sentence. */
export function goalsText(outcomes: readonly Outcome[]): string {
  const judged = outcomes.flatMap(({ result }) => result?.figures ?? []).filter(hasGoal);
  const met = judged.filter((figure) => isMet(figure) === true).length;
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const names = failed.length === 0 ? '' : `: ${failed.map(({ name }) => name).join(', ')}`;
  return `${met} goals met, ${judged.length - met} missed, ${failed.length} rows failed${names}.`;
}

function hasGoal({ goal }: Figure): boolean {
  return goal !== undefined;
}

function rowParts({ name, title, seconds, result, failure }: Outcome): readonly string[] {
  const head = `## ${title}`;
  const failed = failure === null ? [] : [`\`${name}\` failed after ${numberText(seconds)} s: ${failure}`];
  if (result === null) return [head, ...failed];
  const notes = (result.notes ?? []).map((note) => `- ${note}`).join('\n');
  return [
    head,
    ...failed,
    `\`npm run bench -- --only ${name}\``,
    markdownTable([figureHead, ...result.figures.map(figureCells)]),
    ...(result.tables ?? []).map(tablePart),
    ...(result.plots ?? []).map(({ name: file, title: plotted }) => `![${plotted}](${file}.svg)`),
    ...(notes === '' ? [] : [notes]),
  ];
}

/** A table with its title, in Markdown. */
export function tablePart({ title, head, lines }: Table): string {
  const cells = lines.map((line) => line.map((cell) => (typeof cell === 'number' ? numberText(cell) : cell)));
  return `${title}:\n\n${markdownTable([head, ...cells])}`;
}
