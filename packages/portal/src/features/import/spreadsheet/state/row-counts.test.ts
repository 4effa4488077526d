import { expect, it } from 'vitest';
import { sheetRow } from '../testing/sheet-files.ts';
import { countByDay, countByStage } from './row-counts.ts';

const rows = [
  sheetRow({ date: '2026-07-04', stage: 'Pier' }),
  sheetRow({ stage: 'Chapel' }),
  sheetRow({ stage: 'Harbour' }),
  sheetRow({ stage: 'Chapel' }),
].map((row, index) => ({ ...row, row: index + 2 }));

it('counts days in the order of time', () => {
  expect(countByDay(rows).map(({ label, count }) => [label, count])).toEqual([
    ['Fri, Jul 3', 3],
    ['Sat, Jul 4', 1],
  ]);
});

it('counts stages in the order of the festival, others behind them', () => {
  expect(countByStage(rows, ['Harbour', 'Tent', 'Chapel']).map(({ key, count }) => [key, count])).toEqual([
    ['Harbour', 1],
    ['Chapel', 2],
    ['Pier', 1],
  ]);
});
