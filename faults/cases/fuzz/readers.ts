import { readFileSync } from 'node:fs';
import { draftEventSchema, parseLineup } from '@lineup/domain';
import { parseSpreadsheet, sheetRowErrors, type SheetResult } from '@lineup/domain/spreadsheet';
import { utils, write } from '@e965/xlsx';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { fuzz, fuzzUntimed } from '../../support/hostile/fuzz.ts';
import { openLimitedParser } from '../../support/limited-reader.ts';
import { hostileLineups } from '../../support/hostile/hostile-json.ts';
import { header, rowOf, workbookOf } from '../../support/hostile/hostile-spreadsheets.ts';
import { mutate } from '../../support/hostile/mutate.ts';
import { sheetFestival } from '../files/spreadsheets.ts';

const text = (content: string) => new Uint8Array(Buffer.from(content, 'utf8'));

/** Short invented lineups of every accepted format, and the odd ones that are not large. */
function lineupSamples(): readonly [Uint8Array, ...Uint8Array[]] {
  const odd = Object.values(hostileLineups).map((make) => text(make().text));
  const folder = new URL('../../../packages/domain/src/lineup/testing/files/', import.meta.url);
  const storedFiles = [
    'plain-template',
    'times-in-many-ways',
    'dates-in-many-ways',
    'iso-date-times',
    'utf-16le-bom',
  ];
  return [
    text(
      '{"events":[{"artistName":"Moth Parade","stage":"Barn","date":"2025-07-04","timeStart":"20:00","timeEnd":"21:00"}]}',
    ),
    ...storedFiles.map((name) => new Uint8Array(readFileSync(new URL(`${name}.json`, folder)))),
    ...odd.filter((bytes) => bytes.length < 1000),
  ];
}

const jsonWords = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  '1e999',
  '-',
  '\\u',
  '\\ud800',
  '\u0000',
  '\u202E',
  '"events":',
  '"__proto__":',
  '"date":',
  '"Fri 4 July"',
  '"25:30"',
  '"24:00"',
  '"2025-07-04T20:00:00Z"',
  '"0000-00-00"',
  '"9999-12-31T23:59:59+14:00"',
  '"12 PM"',
  '٣',
  '\uFEFF',
] as const;

const lineupReader: FaultCase = {
  name: 'fuzz-lineup-json',
  promise:
    'the reader of JSON lineups answers drafts that fit their schema or a text, whatever the bytes, and soon',
  tries: { short: 4000, long: 400_000 },
  partSize: 50_000,
  run: (_context, tries, random) => {
    const samples = lineupSamples();
    return fuzz(
      tries,
      () => mutate(samples, jsonWords, random),
      (bytes) => {
        const reading = parseLineup(bytes, sheetFestival);
        if (!reading.ok) return reading.error === '' ? 'refused without a text' : null;
        const createdAt = { seconds: 0, nanoseconds: 0 };
        const bad = reading.events.find(
          (event) => !draftEventSchema.safeParse({ ...event, createdAt }).success,
        );
        return bad === undefined ? null : `not a draft: ${JSON.stringify(bad).slice(0, 200)}`;
      },
    );
  },
};

const csvWords = [
  ',',
  ';',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  'sep=;',
  '=1+1',
  '\u0000',
  '\uFEFF',
  '2025-07-04',
  '2025-02-30',
  '24:00',
  '23:59',
  '-1:00',
  'artist name',
  'stage',
] as const;

const csvSamples: readonly [Uint8Array, ...Uint8Array[]] = [
  text('artist name,stage,date,start time,end time\nMoth Parade,Barn,2025-07-04,20:00,21:00\n'),
  text(
    'sep=;\r\nArtist Name;Stage;Date;Start Time;End Time\r\n"Ó ""Moth""";Lake Stage;2025-07-05;23:00;02:00\r\n',
  ),
  text('end time\tstart time\tdate\tstage\tartist name\n21:00\t20:00\t2025-07-06\tBarn\tKelp\n\n\n'),
  new Uint8Array(
    Buffer.from(
      '\uFEFFartist name,stage,date,start time,end time\nKelp,Barn,2025-07-04,20:00,21:00\n',
      'utf16le',
    ),
  ),
];

function checkSheet(result: SheetResult): string | null {
  if (!result.ok) return result.title === '' ? 'refused without a text' : null;
  const bad = result.rows.find((row) => sheetRowErrors(row).length > 0);
  return bad === undefined ? null : `a row that cannot be created: ${JSON.stringify(bad)}`;
}

const readSheet = async (bytes: Uint8Array) =>
  checkSheet(await parseSpreadsheet(bytes, { fileName: 'lineup', festival: sheetFestival }));

function sheetCase(
  kind: string,
  tries: FaultCase['tries'],
  make: () => readonly [Uint8Array, ...Uint8Array[]],
  words: readonly [string, ...string[]],
): FaultCase {
  return {
    name: `fuzz-spreadsheet-${kind}`,
    promise: `the reader of ${kind.toUpperCase()} answers rows that can be created or a text, whatever the bytes, and soon`,
    tries,
    partSize: 25_000,
    run: (_context, count, random: Random) => {
      const samples = make();
      return fuzz(count, () => mutate(samples, words, random), readSheet);
    },
  };
}

const rows = [
  [...header],
  ['Moth Parade', 'Barn', '2025-07-04', '20:00', '21:00'],
  ['Kelp', 'Lake Stage', 45_842, 0.875, 0.9375],
];

function libraryWorkbook(bookType: 'biff8' | 'biff5' | 'xlsx', compression: boolean): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Lineup');
  return new Uint8Array(write(book, { type: 'array', bookType, compression }) as ArrayBuffer);
}

const binaryWords = [
  '\u0000\u0000',
  '\u007f',
  'PK',
  '<c r="XFD1048576">',
  '<v>',
  '</row>',
  '<row r="0">',
  '<row r="-1">',
  '&#x0;',
  '1E308',
] as const;

/** The portal's own worker has 20 seconds. */
const endAfterMs = { short: 2000, long: 5000 } as const;

/** Workbooks: a few broken bytes can keep the library busy for minutes, until the worker's time limit ends it. */
function workbookCase(
  kind: string,
  tries: FaultCase['tries'],
  make: () => readonly [Uint8Array, ...Uint8Array[]],
): FaultCase {
  return {
    name: `fuzz-spreadsheet-${kind}`,
    promise: `the reader of ${kind.toUpperCase()} answers rows that can be created or a text, whatever the bytes, or is ended by the limit of its worker`,
    tries,
    partSize: 1000,
    run: async ({ long }, count, random) => {
      const samples = make();
      const limitMs = long ? endAfterMs.long : endAfterMs.short;
      const reader = openLimitedParser(sheetFestival, limitMs);
      let ended = 0;
      const result = await fuzzUntimed(
        count,
        () => mutate(samples, binaryWords, random),
        async (bytes) => {
          const reading = await reader.read(bytes);
          if ('ended' in reading) ended += 1;
          if ('error' in reading) return reading.error;
          return 'result' in reading ? checkSheet(reading.result) : null;
        },
      );
      await reader.close();
      return {
        ...result,
        notes: [...result.notes, `${ended} of ${count} were ended after ${limitMs / 1000} s`],
      };
    },
  };
}

export const readerCases: readonly FaultCase[] = [
  lineupReader,
  sheetCase('csv', { short: 2000, long: 200_000 }, () => csvSamples, csvWords),
  workbookCase('xlsx', { short: 200, long: 10_000 }, () => [
    libraryWorkbook('xlsx', false),
    libraryWorkbook('xlsx', true),
    workbookOf(rowOf(1, header) + rowOf(2, ['Moth Parade', 'Barn', '2025-07-04', '20:00', '21:00'])),
  ]),
  workbookCase('xls', { short: 200, long: 5000 }, () => [
    libraryWorkbook('biff8', false),
    libraryWorkbook('biff5', false),
  ]),
];
