import { expect, test } from 'vitest';
import { hintText } from '../review/warnings.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { openFile } from './open-file.ts';
import { readMapped } from './read-mapped.ts';
import type { LineupMapping } from './lineup-mapping.ts';
import type { OpenedFile } from './source.ts';
import { suggestMapping } from './suggest-mapping.ts';

const festival = sampleFestival();

async function open(lines: readonly string[], mapping?: LineupMapping): Promise<OpenedFile> {
  const opening = await openFile(new TextEncoder().encode(lines.join('\n')), 'lineup.csv', mapping);
  if (!opening.ok) throw new Error(opening.error);
  return opening.file;
}

test('titles among the rows become columns that can be mapped like others', async () => {
  const file = await open(['Artist,Start,End', 'Friday: Barn,,', 'Night Ferry,20:00,21:15']);
  expect(file.tables[0]?.columns.map(({ heading }) => heading)).toEqual([
    'Artist',
    'Start',
    'End',
    'Stage (titles)',
    'Date (titles)',
  ]);
  expect(suggestMapping(file, festival).mapping.tables[0]?.fields).toEqual({
    Artist: 'artistName',
    Start: 'timeStart',
    End: 'timeEnd',
    '#stage': 'stage',
    '#date': 'date',
  });
});

test('a day that is written once is told in the rows below it', async () => {
  const file = await open([
    'Day,Artist,Stage,Start,End',
    'Friday,Night Ferry,Barn,20:00,21:15',
    ',Owl Parade,Barn,21:30,22:30',
  ]);
  const reading = readMapped(file, suggestMapping(file, festival).mapping, festival);
  const hints = reading.ok ? reading.events.flatMap(({ hints }) => hints) : [];
  expect(hints.map(hintText)).toContain('Taken from the rows above, which say "Friday"');
});

test('a blank among many dates is a slip and stays blank', async () => {
  const rows = Array.from({ length: 9 }, (_, row) => `2025-07-04,Act ${row},Barn,1${row}:00,1${row}:30`);
  const file = await open(['Date,Artist,Stage,Start,End', ...rows, ',Night Ferry,Barn,20:00,21:15']);
  const reading = readMapped(file, suggestMapping(file, festival).mapping, festival);
  expect(reading.ok && reading.events.at(-1)?.date).toBe('');
});

test('a person says which row is the header, or that there is none', async () => {
  const lines = ['Name,Night,Barn', 'Who,Hall,When', 'Night Ferry,Barn,20:00-21:15'];
  const choose = (headerRow: number | null) =>
    open(lines, { tables: [{ table: 'rows', fields: {}, headerRow }] });
  expect((await choose(2)).tables[0]?.columns.map(({ id }) => id)).toEqual(['Who', 'Hall', 'When']);
  expect((await choose(null)).tables[0]?.rows).toHaveLength(3);
});

test('a person says that a file is a timetable, or a list of rows', async () => {
  const lines = ['Time,Artist,Barn', '20:00-21:00,Night Ferry,', '21:00-22:00,,Owl Parade'];
  const choose = (layout: 'rows' | 'grid') =>
    open(lines, { tables: [{ table: 'rows', fields: {}, layout }] });
  expect((await choose('grid')).tables[0]?.kind).toBe('grid');
  expect((await choose('rows')).tables[0]?.kind).toBe('rows');
});

test('two columns that are as likely leave the choice open', async () => {
  const file = await open([
    'Artist,Act,Stage,Date,Start,End',
    'Night Ferry,Folk,Barn,2025-07-04,20:00,21:15',
  ]);
  expect(suggestMapping(file, festival).isCertain).toBe(false);
});

test('when a set was planned and really played is no other start next to one', async () => {
  const file = await open([
    'Actual start,Actual end,Planned start,Planned end,Artist,Stage,Start,End',
    '2025-07-04T18:12,,2025-07-04T18:00,2025-07-04T19:00,Kelp,Barn,2025-07-04T18:10,2025-07-04T19:10',
  ]);
  const { mapping, isCertain } = suggestMapping(file, festival);
  expect(mapping.tables[0]?.fields).toEqual({
    Artist: 'artistName',
    Stage: 'stage',
    Start: 'timeStart',
    End: 'timeEnd',
  });
  expect(isCertain).toBe(true);
});

test('when a set was really played is never its start; where there is only a plan, a person is asked about that', async () => {
  const actual = '2025-07-04T18:12,2025-07-04T19:00,Kelp,Barn';
  const alone = await open(['Actual start,Actual end,Artist,Stage', actual]);
  expect(suggestMapping(alone, festival).mapping.tables).toEqual([]);
  const planned = await open([
    'Actual start,Actual end,Artist,Stage,Planned start,Planned end',
    `${actual},2025-07-04T18:00,2025-07-04T19:00`,
  ]);
  const { mapping, isCertain } = suggestMapping(planned, festival);
  expect(mapping.tables[0]?.fields).toMatchObject({ 'Planned start': 'timeStart', 'Planned end': 'timeEnd' });
  expect(isCertain).toBe(false);
});
