import { expect, it } from 'vitest';
import { checkSpreadsheetFile } from './file-rules.ts';
import { spreadsheetLimits } from './sheet.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  ['lineup.csv', 'text/csv'],
  ['LINEUP.CSV', ''],
  ['lineup.csv', 'application/vnd.ms-excel'],
  ['lineup.xls', ''],
  ['lineup.xlsx', xlsxType],
  ['lineup', xlsxType],
])('takes %s of the type "%s"', (name, type) => {
  expect(checkSpreadsheetFile({ name, type, size: spreadsheetLimits.bytes })).toBeNull();
});

it.each([
  ['lineup.json', 'application/json'],
  ['lineup.ods', ''],
  ['lineup', ''],
  ['csv', ''],
])('refuses %s of the type "%s"', (name, type) => {
  expect(checkSpreadsheetFile({ name, type, size: 10 })).toBe('Please select a .csv, .xls or .xlsx file');
});

it('refuses more than 5 MB', () => {
  const file = { name: 'lineup.csv', type: 'text/csv', size: spreadsheetLimits.bytes + 1 };
  expect(checkSpreadsheetFile(file)).toBe('File size too large. Maximum size is 5MB');
});
