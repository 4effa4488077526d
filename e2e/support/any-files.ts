import { utils, write } from '@e965/xlsx';
import type { UploadedFile } from './wizard.ts';

type MadeFile = Exclude<UploadedFile, string>;

/** A festival whose lineup comes in every shape that people send. */
export const sharedFestival = {
  startDate: '2027-07-02',
  endDate: '2027-07-03',
  timezone: 'Europe/Lisbon',
  stages: ['Pier', 'Boathouse'],
} as const;

/** The schedule that each of the files says, day by day, as `readDay` gives it. */
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

/** A workbook of these sheets, a list of rows each. */
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

/** Times down, stages across, a sheet per day. */
function gridOf(day: string): readonly (readonly string[])[] {
  const times = [...new Set(setsOn(day).map(([, , , start]) => start))].toSorted();
  const cell = (stage: string, time: string) => {
    const set = setsOn(day).find(([, where, , start]) => where === stage && start === time);
    return set === undefined ? '' : `${set[0]} (${set[3]}-${set[4]})`;
  };
  const rows = times.map((time) => [time, ...sharedFestival.stages.map((stage) => cell(stage, time))]);
  return [['', ...sharedFestival.stages], ...rows];
}

function pretalxExport(): string {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const length = (start: string, end: string) => {
    const rest = minutes(end) - minutes(start);
    return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  };
  const talk = ([title, room, date, start, end]: (typeof sets)[number], id: number) => ({
    id,
    guid: `5a1d0000-0000-4000-8000-00000000000${id}`,
    date: `${date}T${start}:00+01:00`,
    start,
    duration: length(start, end),
    room,
    title,
    type: 'Concert',
    persons: [],
  });
  const days = ['2027-07-02', '2027-07-03'].map((date, index) => ({
    index: index + 1,
    date,
    day_start: `${date}T04:00:00+01:00`,
    day_end: `${date}T23:59:00+01:00`,
    rooms: Object.fromEntries(
      sharedFestival.stages.map((stage) => [
        stage,
        setsOn(date)
          .filter(([, room]) => room === stage)
          .map((set) => talk(set, sets.indexOf(set) + 1)),
      ]),
    ),
  }));
  return JSON.stringify({ schedule: { version: '1.0', conference: { title: 'Pier Days', days } } });
}

const slashes = (date: string) => date.replaceAll('-', '/');

/** The same lineup as people send it. */
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
  'a grid': workbookOf({ Friday: gridOf('2027-07-02'), Saturday: gridOf('2027-07-03') }, 'grid.xlsx'),
  'a pretalx export': text('schedule.json', pretalxExport()),
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

/** A block of cells as it is copied from a spreadsheet. */
export const copiedCells = [
  ['Artist', 'Stage', 'Date', 'Start', 'End'],
  ...sets.map(([artist, stage, date, start, end]) => [artist, stage, date, start, end]),
]
  .map((cells) => cells.join('\t'))
  .join('\r\n');

/** Columns that nobody can know. */
export const oddColumns = text('odd.csv', ['k1,k2,k3,k4,k5', ...sets.map((set) => set.join(','))].join('\n'));
