import { utils, write } from '@e965/xlsx';
import { groupBy, timestampFromMillis, type Festival } from '@lineup/domain';
import { festivalDays, firstDay, stages, writtenSet } from './lineup-data.ts';

/** The festival of the files. */
export const fileFestival: Pick<Festival, 'timezone' | 'dayStartsAt' | 'startDate' | 'endDate' | 'stages'> = {
  timezone: 'America/New_York',
  dayStartsAt: '06:00',
  startDate: timestampFromMillis(firstDay + 4 * 3_600_000),
  endDate: timestampFromMillis(firstDay + (festivalDays * 24 + 4) * 3_600_000 - 1),
  stages,
};

type FileRow = ReturnType<typeof writtenSet>;

/** A stage has this many sets of five minutes on each day, in sequence. */
const setsADay = 250;

/** A row of a file as an administrator would have typed it: valid, no overlaps on a stage, some sets past midnight. */
export function fileRow(number: number): FileRow {
  const place = Math.floor(number / (stages.length * festivalDays)) % setsADay;
  return writtenSet(number, 6 * 60 + place * 5, 5);
}

function fileRows(from: number, count: number): readonly FileRow[] {
  return Array.from({ length: count }, (_, index) => fileRow(from + index));
}

/** JSON lineup with the rows of these numbers. */
export function jsonFile(from: number, count: number): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(fileRows(from, count)));
}

const header = ['artist name', 'stage', 'date', 'start time', 'end time'];

function cells(from: number, count: number): readonly string[][] {
  return fileRows(from, count).map((row) => [
    row.artistName,
    row.stage,
    row.date,
    row.timeStart,
    row.timeEnd,
  ]);
}

/** CSV lineup with the rows of these numbers. */
export function csvFile(from: number, count: number): Uint8Array {
  return new TextEncoder().encode([header, ...cells(from, count)].map((line) => line.join(',')).join('\n'));
}

/**
 * XLSX lineup with the rows of these numbers, with text cells only, each distinct text stored once as spreadsheet
 * programs do.
 */
export function xlsxFile(from: number, count: number): Uint8Array {
  return bookFile({ Lineup: [header, ...cells(from, count)] }, 'xlsx');
}

/** ODS lineup with the rows of these numbers, with text cells only. */
export function odsFile(from: number, count: number): Uint8Array {
  return bookFile({ Lineup: [header, ...cells(from, count)] }, 'ods');
}

/** XLSX timetable of the sets of these numbers: a sheet for each day, its stages across, its times down as ranges. */
export function gridFile(from: number, count: number): Uint8Array {
  const days = groupBy(fileRows(from, count), ({ date }) => date);
  const sheets = [...days].map(([date, rows]) => [date, timetable(rows)] as const);
  return bookFile(Object.fromEntries(sheets), 'xlsx');
}

function timetable(rows: readonly FileRow[]): string[][] {
  const slots = groupBy(rows, ({ timeStart, timeEnd }) => `${timeStart}-${timeEnd}`);
  const lines = [...slots].map(([slot, sets]) => [
    slot,
    ...stages.map((stage) => sets.find((set) => set.stage === stage)?.artistName ?? ''),
  ]);
  return [['Time', ...stages], ...lines];
}

function bookFile(
  sheets: Readonly<Record<string, readonly string[][]>>,
  bookType: 'xlsx' | 'ods',
): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([...rows]), name);
  }
  const bytes: unknown = write(book, { type: 'buffer', bookType, compression: true, bookSST: true });
  if (!(bytes instanceof Uint8Array)) throw new Error('The library for workbooks wrote none.');
  return bytes;
}
