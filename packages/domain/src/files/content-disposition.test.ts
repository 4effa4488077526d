import { expect, test } from 'vitest';
import { storagePaths } from '../entities/paths.ts';
import { contentDisposition } from './content-disposition.ts';

const lineup = (name: string) => storagePaths.lineupFile('f1', 'upload_1780000000000_abcdef123456', name);

test.each([
  ['lineup.json', 'application/json', 'lineup.json'],
  ['Poster.JPEG', 'image/jpeg', 'Poster.JPEG'],
  ['lineup.TSV', 'text/csv', 'lineup.TSV'],
  ['lineup.xls', 'text/csv', 'lineup.xls.csv'],
  ['lineup.xls', 'application/vnd.ms-excel', 'lineup.xls'],
  ['lineup.csv', 'application/vnd.ms-excel', 'lineup.csv.xls'],
  ['lineup.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'lineup.xlsx'],
  ['lineup.xls', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'lineup.xls.xlsx'],
  ['lineup.ods', 'application/vnd.oasis.opendocument.spreadsheet', 'lineup.ods'],
  ['lineup.xlsx', 'application/vnd.oasis.opendocument.spreadsheet', 'lineup.xlsx.ods'],
  ['poster', 'image/png', 'poster.png'],
  ['poster.png', 'image/webp', 'poster.png.webp'],
])('a lineup file %s of %s is downloaded as %s', (name, type, saved) => {
  expect(contentDisposition(lineup(name), type)).toBe(`attachment; filename="${saved}"`);
});

test.each([storagePaths.festivalImage('f1'), storagePaths.eventImage('f1', 'Tide', 1), 'elsewhere/a.json'])(
  'nothing else is: %s',
  (path) => {
    expect(contentDisposition(path, 'image/png')).toBeNull();
  },
);
