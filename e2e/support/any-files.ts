import { utils, write } from '@e965/xlsx';
import type { UploadedFile } from './wizard.ts';

type MadeFile = Exclude<UploadedFile, string>;

/** A festival whose lineup comes in every format that people send. */
export const sharedFestival = {
  startDate: '2027-07-02',
  endDate: '2027-07-03',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'Boathouse'],
} as const;

/** The schedule in each of the files, day by day, in the form that `readDay` returns. */
export const rightSchedule: Readonly<Record<string, readonly string[]>> = {
  '2027-07-02': [
    'Boathouse | Moth Parade | 9:00 PM - 10:00 PM',
    'Pier | Salt Choir | 9:00 PM - 10:30 PM',
    'Pier | Tide Table | 8:00 PM - 9:00 PM',
  ],
  '2027-07-03': ['Boathouse | Ferry Lights | 8:00 PM - 9:15 PM', 'Pier | Tin Lantern | 8:00 PM - 9:00 PM'],
};

const sets = [
  ['Tide Table', 'Pier', '2027-07-02', '20:00', '21:00'],
  ['Salt Choir', 'Pier', '2027-07-02', '21:00', '22:30'],
  ['Moth Parade', 'Boathouse', '2027-07-02', '21:00', '22:00'],
  ['Tin Lantern', 'Pier', '2027-07-03', '20:00', '21:00'],
  ['Ferry Lights', 'Boathouse', '2027-07-03', '20:00', '21:15'],
] as const;

const setsOn = (day: string) => sets.filter(([, , date]) => date === day);

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A workbook of these sheets, each a list of rows. */
export function workbookOf(sheets: Sheets, name: string): MadeFile {
  const workbook = utils.book_new();
  for (const [title, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), title);
  }
  const buffer: unknown = write(workbook, { type: 'buffer', bookType: 'xlsx' });
  if (!Buffer.isBuffer(buffer)) throw new Error('The workbook was not written as bytes.');
  return { name, mimeType: '', buffer };
}

const text = (name: string, content: string): MadeFile => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});

const slashes = (date: string) => date.replaceAll('-', '/');

/**
 * The same lineup in several formats. The corpus of `@lineup/domain` has many more: grids, exports of other programs.
 */
export const anyFiles = {
  'a workbook with a sheet per day': workbookOf(
    Object.fromEntries(
      [
        ['Friday', '2027-07-02'],
        ['Saturday', '2027-07-03'],
      ].map(([title = '', day = '']) => [
        title,
        [
          ['Pier Days, programme'],
          ['Artist', 'Stage', 'Start', 'End'],
          ...setsOn(day).map(([artist, stage, , start, end]) => [artist, stage, start, end]),
        ],
      ]),
    ),
    'programme.xlsx',
  ),
  'a Clashfinder CSV': text(
    'clashfinder.csv',
    [
      '// name,Pier Days',
      '// Start,End,Name,Location,Short Name,Extra Data',
      ...sets.map(
        ([artist, stage, date, start, end]) =>
          `${slashes(date)} ${start},${slashes(date)} ${end},${artist},${stage},,`,
      ),
    ].join('\n'),
  ),
  'a JSON of an unknown program': text(
    'acts.json',
    JSON.stringify({
      generated: '2027-05-01',
      acts: sets.map(([name, stageName, date, start, end]) => ({
        name,
        stageName,
        startIso: `${date}T${start}:00+01:00`,
        endIso: `${date}T${end}:00+01:00`,
      })),
    }),
  ),
} as const satisfies Readonly<Record<string, MadeFile>>;

/** A block of cells copied from a spreadsheet. */
export const copiedCells = [
  ['Artist', 'Stage', 'Date', 'Start', 'End'],
  ...sets.map(([artist, stage, date, start, end]) => [artist, stage, date, start, end]),
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** Columns that no one can recognise. */
export const oddColumns = text('odd.csv', ['k1,k2,k3,k4,k5', ...sets.map((set) => set.join(','))].join('\n'));
