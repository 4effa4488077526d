import { describe, expect, it } from 'vitest';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { parseMappingText, mappingText, type LineupMapping, type TableMapping } from './lineup-mapping.ts';
import { openFile } from './open-file.ts';
import { readMapped } from './read-mapped.ts';
import { suggestMapping } from './suggest-mapping.ts';

const festival = sampleFestival();

async function open(text: string, name: string) {
  const opening = await openFile(new TextEncoder().encode(text), name);
  if (!opening.ok) throw new Error(opening.error);
  return opening.file;
}

type Opened = Awaited<ReturnType<typeof open>>;

function read(file: Opened, mapping: LineupMapping) {
  const reading = readMapped(file, mapping, festival);
  if (!reading.ok) throw new Error(reading.error);
  return reading.events;
}

const names = (file: Opened, mapping: LineupMapping) =>
  read(file, mapping).map(({ artistName }) => artistName);

/**
 * The performances of two acts. The first has a different name than its act, so neither column can replace the other
 * without asking.
 */
const nested = JSON.stringify([
  {
    data: { name: 'Owl Parade' },
    performances: [
      { name: 'Owl Parade and Friends', stage: 'Barn', start: '2025-07-04T20:00', end: '2025-07-04T21:00' },
      { name: '', stage: 'Barn', start: '2025-07-05T20:00', end: '2025-07-05T21:00' },
    ],
  },
  {
    data: { name: 'Night Ferry' },
    performances: [{ name: '', stage: 'Barn', start: '2025-07-05T22:00', end: '2025-07-05T23:00' }],
  },
]);

describe('a column that counts where another one is empty', () => {
  it('names the artists of nested JSON', async () => {
    const file = await open(nested, 'acts.json');
    const { mapping } = suggestMapping(file, festival);
    const [table] = mapping.tables;
    const parent = file.tables[0]?.columns.find(({ heading }) => heading.includes('data.name'))?.id ?? '';
    const fields = Object.fromEntries(
      Object.entries({ ...table?.fields }).filter(([, field]) => field !== 'artistName'),
    );
    const chosen: LineupMapping = {
      tables: [
        {
          table: table?.table ?? '',
          fields: { ...fields, name: 'artistName' },
          fallbacks: { [parent]: 'artistName' },
        },
      ],
    };
    expect(parent).not.toBe('');
    expect(names(file, chosen)).toEqual(['Owl Parade and Friends', 'Owl Parade', 'Night Ferry']);
    expect(read(file, chosen).flatMap(({ hints }) => hints.map(({ code }) => code))).not.toContain(
      'otherName',
    );
    expect(names(file, { tables: [{ ...chosen.tables[0], fallbacks: {} } as TableMapping] })).toEqual([
      'Owl Parade and Friends',
      '',
      '',
    ]);
  });

  it('counts only there in a spreadsheet, also where it stands before the other', async () => {
    const file = await open(
      [
        'Name,Artist,Stage,Hall,Date,Start,Begin,End',
        'Owl Parade,Owl Parade and Friends,Barn,Attic,2025-07-04,20:00,19:00,21:00',
        'Night Ferry,  ,,Attic,2025-07-04,,22:00,23:00',
      ].join('\n'),
      'lineup.csv',
    );
    const fields = {
      Artist: 'artistName',
      Stage: 'stage',
      Date: 'date',
      Start: 'timeStart',
      End: 'timeEnd',
    };
    const fallbacks = { Name: 'artistName', Hall: 'stage', Begin: 'timeStart' };
    const mapping = { tables: [{ table: 'rows', fields, fallbacks }] } as LineupMapping;
    expect(
      read(file, mapping).map(({ artistName, stage, timeStart }) => [artistName, stage, timeStart]),
    ).toEqual([
      ['Owl Parade and Friends', 'Barn', '20:00'],
      ['Night Ferry', 'Attic', '22:00'],
    ]);
  });

  it('counts before what the rows above say', async () => {
    const lines = ['Day,Else,Artist,Stage,Start,End', '2025-07-04,,Owl Parade,Barn,20:00,21:00'];
    const file = await open([...lines, ',2025-07-05,Night Ferry,Barn,20:00,21:00'].join('\n'), 'lineup.csv');
    const fields = { Day: 'date', Artist: 'artistName', Stage: 'stage', Start: 'timeStart', End: 'timeEnd' };
    const dates = (traits: object) =>
      read(file, { tables: [{ table: 'rows', fields, ...traits }] } as LineupMapping).map(({ date }) => date);
    expect(dates({})).toEqual(['2025-07-04', '2025-07-04']);
    expect(dates({ fallbacks: { Else: 'date' } })).toEqual(['2025-07-04', '2025-07-05']);
  });

  it('stands in the text of a mapping', () => {
    const mapping: LineupMapping = {
      tables: [{ table: 'rows', fields: { a: 'artistName' }, fallbacks: { b: 'artistName' } }],
    };
    expect(parseMappingText(mappingText(mapping) ?? '')).toEqual(mapping);
  });
});
