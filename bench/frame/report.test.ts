import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { goalsText, outcomeTable, reportPage } from './report.ts';

const about = {
  date: '2026-01-02',
  commit: 'abc1234',
  machine: { system: 'linux 6', processor: 'P', cores: 2, memoryGiB: 4, node: 'v20', chromium: 'none' },
};

const measured: Outcome = {
  name: 'saving',
  title: 'Saving a lineup',
  seconds: 90,
  failure: null,
  result: {
    figures: [
      { label: 'a | b', value: 0.4, unit: 's', goal: { value: 0.5, direction: 'at most' as const } },
      { label: 'slowest', value: 0.8, unit: 's', goal: { value: 0.5, direction: 'at most' as const } },
      { label: 'in between', value: 0.6, unit: 's' },
    ],
    notes: ['Measured twice.'],
    tables: [{ title: 'Growth', head: ['events', 'ms'], lines: [[1000, 1.234]] }],
    plots: [{ name: 'growth', title: 'Growth', x: 'events', y: 'ms', series: [] }],
  },
};
const failed: Outcome = {
  name: 'feed',
  title: 'Open feeds',
  seconds: 30,
  failure: 'it ended with 1',
  result: null,
};

test('the page tells the day, commit, machine and how long all took', () => {
  const page = reportPage([measured, failed], about);
  expect(page).toContain('# Benchmark, 2026-01-02');
  expect(page).toContain('Commit abc1234. 2 × P, 4 GiB, linux 6, Node.js v20, none. Measured in 2 minutes');
});

test('all goals stand together at the head of the page, met or not', () => {
  const [, goals = ''] = reportPage([measured, failed], about).split('\n## ');
  expect(goals).toContain('1 goals met, 1 missed, 1 rows failed: feed.');
  expect(goals).toContain('| saving | slowest | 0.800 s | ≤ 0.500 | NO |  |');
  expect(goals).not.toContain('in between');
});

test('a row has its figures, tables, plots and notes', () => {
  const page = reportPage([measured], about);
  expect(page).toContain(String.raw`| a \| b | 0.400 s | ≤ 0.500 | yes |  |`);
  expect(page).toContain('| 1,000 | 1.23 |');
  expect(page).toContain('![Growth](growth.svg)');
  expect(page).toContain('- Measured twice.');
});

test('a row that could not be measured says why, on the page and in the terminal', () => {
  expect(reportPage([failed], about)).toContain('`feed` failed after 30 s: it ended with 1');
  expect(outcomeTable([failed])).toMatch(/^feed +failed: it ended with 1$/mu);
});

test('a row of which a part could not be measured stands with its figures and its failure', () => {
  const partly: Outcome = { ...measured, failure: 'no reads were counted' };
  expect(outcomeTable([partly])).toMatch(/^saving +slowest[^]*^saving +failed: no reads were counted$/mu);
  expect(reportPage([partly], about)).toContain('`saving` failed after 90 s: no reads were counted');
  expect(goalsText([partly])).toBe('1 goals met, 1 missed, 1 rows failed: saving.');
});

test('the summary counts the rows that failed, also where there are none', () => {
  expect(goalsText([measured])).toBe('1 goals met, 1 missed, 0 rows failed.');
  expect(goalsText([measured, failed])).toBe('1 goals met, 1 missed, 1 rows failed: feed.');
});
