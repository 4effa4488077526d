import { expect, test } from 'vitest';
import { parseLineup } from '../lineup/parse-lineup.ts';
import { fileOf, lineOf } from '../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { dateCell, timeCell, workbook } from '../spreadsheet/testing/workbooks.ts';
import { mappingText, parseMappingText, type LineupMapping } from './lineup-mapping.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';

const festival = sampleFestival();

function textFile(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function linesOf(bytes: Uint8Array, name: string, mapping?: LineupMapping): Promise<readonly string[]> {
  const reading = await parseAnyLineup(bytes, name, festival, mapping);
  if (!reading.ok) return [reading.error];
  return reading.events.map(lineOf);
}

test('a file in the specified JSON form is read as it always was', async () => {
  const bytes = fileOf({
    events: [
      { artistName: 'Night Ferry', stage: 'Barn', date: 'Fri 4 July', timeStart: '8pm', timeEnd: '21:00' },
    ],
  });
  const before = parseLineup(bytes, festival);
  expect(before.ok && before.events.map(lineOf)).toEqual([
    'Night Ferry @ Barn 2025-07-04 20:00-21:00 [timeStart timeFormat, date dateFormat]',
  ]);
  expect(await parseAnyLineup(bytes, 'lineup.json', festival)).toEqual({
    ...before,
    leftOut: [],
    stages: [],
  });
});

test.each([
  ['no events', []],
  ['events without an artist', [{ stage: 'Barn' }]],
])('a lineup file of %s is one all the same', async (_, events) => {
  const bytes = fileOf(events);
  const before = parseLineup(bytes, festival);
  expect(before.ok).toBe(true);
  expect(await parseAnyLineup(bytes, 'lineup.json', festival)).toMatchObject(before);
});

test('a CSV file with usual headings and tolerant values', async () => {
  const csv = 'Artist;Where;Day;Start;End\nNight Ferry;Barn;Fri 4 July;2.30pm;4pm\n;;;;\n';
  expect(await linesOf(textFile(csv), 'agency.csv')).toEqual([
    'Night Ferry @ Barn 2025-07-04 14:30-16:00 [timeStart timeFormat, date dateFormat, timeEnd timeFormat]',
  ]);
});

test('a workbook with real dates and times, midnight as the number 0', async () => {
  const book = workbook({
    Lineup: [
      ['Act', 'Stage', 'Date', 'From', 'To'],
      ['Night Ferry', 'Barn', dateCell(45842), timeCell(22 / 24), 0],
      ['Low Tide', 'Barn', 45843, 0, timeCell(1.5 / 24)],
    ],
  });
  expect(await linesOf(book, 'lineup.xlsx')).toEqual([
    'Night Ferry @ Barn 2025-07-04 22:00-00:00',
    'Low Tide @ Barn 2025-07-05 00:00-01:30',
  ]);
});

test('a mapping says what columns stand for, and what holds for all rows', async () => {
  const mapping: LineupMapping = {
    tables: [
      {
        table: 'rows',
        fields: { Project: 'artistName', Slot: 'timeRange', Ref: 'sourceId' },
        around: { stage: 'Barn', date: '2025-07-05' },
      },
    ],
  };
  const text = mappingText(mapping);
  expect(text).not.toBeNull();
  expect(parseMappingText(text ?? '')).toEqual(mapping);
  const bytes = textFile('Ref,Project,Slot\nx-1,Night Ferry,20:00-21:15\n');
  const reading = await parseAnyLineup(bytes, 'odd.csv', festival, mapping);
  expect(reading.ok && reading.events).toEqual([
    expect.objectContaining({
      artistName: 'Night Ferry',
      stage: 'Barn',
      date: '2025-07-05',
      timeStart: '20:00',
      timeEnd: '21:15',
      sourceId: 'x-1',
      said: { timeStart: '20:00-21:15' },
    }),
  ]);
});

test('a mapping that is none, or too long to keep', () => {
  expect(parseMappingText('{')).toBeNull();
  expect(parseMappingText('{"tables":[{"table":"rows","fields":{"A":"colour"}}]}')).toBeNull();
  const tables = Array.from({ length: 100 }, () => ({ table: 'x'.repeat(300), fields: {} }));
  expect(mappingText({ tables })).toBeNull();
});

test.each([
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
    'This is actually a picture. Please choose a JSON file or a spreadsheet (CSV, XLS, XLSX or ODS).',
  ],
  [
    'bytes',
    new Uint8Array([1, 0, 0, 0, 7]),
    'The file is neither text nor a workbook. Please choose a JSON file or a spreadsheet (CSV, XLS, XLSX or ODS).',
  ],
  [
    'a quote that is left open',
    textFile('Artist,Stage\n"Night Ferry,Barn\n'),
    'Some quotes in the file do not match: Row 2: A double quote is missing or misplaced. Please correct it and choose it again.',
  ],
  [
    'no lineup',
    textFile('Colour,Weight\nred,2\n'),
    'No sets were found in the file. Please choose what its columns stand for.',
  ],
])('refuses %s with what to do', async (_, bytes, error) => {
  expect(await linesOf(bytes, 'file.csv')).toEqual([error]);
});

test('a mapping of another file', async () => {
  const mapping = { tables: [{ table: 'Saturday', fields: {} }] };
  expect(await linesOf(textFile('Artist,Stage\nA,B\n'), 'file.csv', mapping)).toEqual([
    'There is no "Saturday" in the file any more. Please choose again what its columns stand for.',
  ]);
});

test('names the row of a list of events that is no event', async () => {
  const [error] = await linesOf(textFile('[{"artistName":"Kelp"}, 7]'), 'lineup.json');
  expect(error).toMatch(/^Row 2: expected an event/u);
});
