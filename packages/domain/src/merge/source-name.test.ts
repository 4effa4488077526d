import { expect, it } from 'vitest';
import { textLimits } from '../entities/fields.ts';
import { sourceAndFile, sourceNameOfFile } from './source-name.ts';

it.each([
  ['lineup.json', 'lineup'],
  ['Agency list v3.xlsx', 'Agency list'],
  ['agency_list-v3.2 (2).xlsx', 'agency list'],
  ['Booker 2027-06-07 final.csv', 'Booker'],
  ['Booker FINAL new copy.ods', 'Booker'],
  ['umschaltnacht-2026.json', 'umschaltnacht'],
  ['2027-06-07.csv', '2027 06 07'],
  ['v2.json', 'v2'],
  ['Бронь_4.xlsx', 'Бронь'],
  ['no ending', 'no ending'],
  ['.json', 'Lineup'],
  ['', 'Lineup'],
  ['a\0b.json', 'ab'],
])('%j is from %j', (fileName, expected) => {
  expect(sourceNameOfFile(fileName)).toBe(expected);
});

it('is never longer than a source may be called', () => {
  expect(sourceNameOfFile(`${'a'.repeat(250)}.csv`)).toHaveLength(textLimits.sourceName);
});

it('a source with its file fits into a record', () => {
  expect(sourceAndFile('Agency list', 'agency_v2.csv')).toBe('Agency list (agency_v2.csv)');
  expect(sourceAndFile('a'.repeat(textLimits.sourceName), 'b'.repeat(textLimits.fileName))).toHaveLength(
    textLimits.fileName,
  );
});
