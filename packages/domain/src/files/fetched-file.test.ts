import { expect, test } from 'vitest';
import { fetchedFile } from './fetched-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = bytes('Artist,Stage\nTide,Pier\n');
const from = (address: string, disposition = '') => ({ address, disposition });

test.each([
  ['CSV', csv, from('https://files.example/lineup.csv'), 'lineup.csv', 'spreadsheet'],
  ['text under another name', csv, from('https://files.example/lineup.php'), 'lineup.csv', 'spreadsheet'],
  ['a table with tabs', csv, from('https://files.example/lineup.tsv'), 'lineup.tsv', 'spreadsheet'],
  ['JSON', bytes('\uFEFF [{"artistName":"Tide"}]'), from('https://files.example/api'), 'api.json', 'json'],
  ['JSON named CSV', bytes('{"events":[]}'), from('https://files.example/a.csv'), 'a.json', 'json'],
  [
    'a workbook',
    bytes('PK\u0003\u0004'),
    from('https://files.example/Acts%202027.xlsx'),
    'Acts 2027.xlsx',
    'spreadsheet',
  ],
  [
    'the name of a header',
    csv,
    from(
      'https://x.example/export?gid=0',
      `attachment; filename="Booking - Friday.csv"; filename*=UTF-8''Booking%20%E2%80%93%20Friday.csv`,
    ),
    'Booking – Friday.csv',
    'spreadsheet',
  ],
  [
    'a plain header',
    csv,
    from('https://x.example/', 'attachment; filename=acts.csv'),
    'acts.csv',
    'spreadsheet',
  ],
  [
    'a path in a header',
    csv,
    from('https://x.example/', 'attachment; filename="../../etc/acts"'),
    'acts.csv',
    'spreadsheet',
  ],
  [
    'an export without a name',
    csv,
    from('https://x.example/d/1/export?token=secret'),
    'Lineup.csv',
    'spreadsheet',
  ],
  ['no path', csv, from('https://x.example'), 'Lineup.csv', 'spreadsheet'],
  ['a broken escape', csv, from('https://x.example/%E2%82.csv'), '%E2%82.csv', 'spreadsheet'],
])('%s is known by its content', (_, content, names, name, type) => {
  expect(fetchedFile(content, names)).toEqual({ ok: true, name, type });
});

test.each([
  ['a page', bytes('\n<!DOCTYPE html><title>Sign in</title>'), 'webPage'],
  ['a page without a doctype', bytes('<HTML><body>'), 'webPage'],
  ['a PDF', bytes('%PDF-1.7'), 'notLineup'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), 'notLineup'],
  ['nothing', new Uint8Array(), 'notLineup'],
  ['blanks', bytes(' \n\n'), 'notLineup'],
])('%s is no lineup, whatever it is called', (_, content, problem) => {
  const names = from('https://files.example/lineup.csv', 'attachment; filename="lineup.csv"');
  expect(fetchedFile(content, names)).toEqual({ ok: false, problem });
});
