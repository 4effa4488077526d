import type { CaseOutcome } from './run-cases.ts';

const headings = ['area', 'case', 'tries', 'held', 'lost', 'seconds'] as const;

/** The outcomes as one table of text, a line per case and one for all of them. */
export function outcomeTable(outcomes: readonly CaseOutcome[]): string {
  const rows = [headings, ...outcomes.map(cellsOf), totals(outcomes)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column < 2 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** The notes of the cases that have any, each under the name of its case. */
export function outcomeNotes(outcomes: readonly CaseOutcome[]): string {
  return outcomes
    .filter(({ notes }) => notes.length > 0)
    .map(({ name, notes }) => `${name}\n${notes.map((note) => `  ${note}`).join('\n')}`)
    .join('\n');
}

function cellsOf({ area, name, tries, held, lost, seconds }: CaseOutcome): readonly string[] {
  return [area, name, String(tries), String(held), String(lost), seconds.toFixed(1)];
}

function totals(outcomes: readonly CaseOutcome[]): readonly string[] {
  const sum = (of: (outcome: CaseOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return [
    'all',
    `${outcomes.length} cases`,
    String(sum(({ tries }) => tries)),
    String(sum(({ held }) => held)),
    String(sum(({ lost }) => lost)),
    sum(({ seconds }) => seconds).toFixed(1),
  ];
}
