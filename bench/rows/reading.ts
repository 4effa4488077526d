import { read as parseBook, utils } from '@e965/xlsx';
import { maximumEvents } from '@lineup/domain';
import { spreadsheetLimits } from '@lineup/domain/spreadsheet';
import { atLeast, type Figure, type Row } from '../frame/row.ts';
import { median, processorTimesOf } from '../measure/statistics.ts';
import { buildReaders, type Readers } from '../support/build-readers.ts';
import { csvFile, fileFestival, jsonFile, xlsxFile } from '../support/lineup-files.ts';

/** Reads all files of one kind by the rules; returns the number of valid rows. */
interface Reading {
  readonly label: string;
  /** The share of the bare library's throughput on the same files that the portal must reach. */
  readonly goal: number;
  readonly bare: { readonly name: string; readonly read: (file: Uint8Array) => number };
  readonly rowsPerFile: number;
  readonly makeFile: (from: number, count: number) => Uint8Array;
  readonly read: (file: Uint8Array, readers: Readers) => Promise<number> | number;
}

const readings: readonly Reading[] = [
  {
    label: 'JSON',
    goal: 0.14,
    bare: { name: 'JSON.parse', read: parseJson },
    rowsPerFile: maximumEvents,
    makeFile: jsonFile,
    read: readJson,
  },
  {
    label: 'CSV',
    goal: 1,
    bare: { name: 'SheetJS alone', read: readBook },
    rowsPerFile: spreadsheetLimits.rows,
    makeFile: csvFile,
    read: readSheet,
  },
  {
    label: 'XLSX',
    goal: 0.75,
    bare: { name: 'SheetJS alone', read: readBook },
    rowsPerFile: spreadsheetLimits.rows,
    makeFile: xlsxFile,
    read: readSheet,
  },
];

/** The reader of lineup files with the review rules, as the worker and the server run it. */
export const reading: Row = {
  name: 'reading',
  title: 'Lineup reader and review rules, 100,000 rows',
  run: async ({ program, quick }) => {
    const readers = await buildReaders(program);
    const figures: Figure[] = [];
    for (const { label, goal, bare, read, ...files } of readings) {
      const alone = { name: bare.name, value: await rowsPerSecond(files, bare.read, quick) };
      const value = await rowsPerSecond(files, (file) => read(file, readers), quick);
      figures.push({ label, value, unit: 'rows/s', goal: atLeast(goal, alone) });
    }
    return { figures, notes };
  },
};

const notes = [
  `The rows come as files of the largest size that is accepted (JSON ${maximumEvents} events, spreadsheets ` +
    `${spreadsheetLimits.rows} rows), read one after the other; the median of all runs after two that warm up.`,
  'Of the time for JSON a fifth is `JSON.parse` alone, and the review rules are a twentieth; the rest makes an event of every ' +
    'row: its day and its instants in the zone of the festival, the address of its picture, the guard against deep nesting. No ' +
    'single part of it stands out in a profile.',
  'CSV was read a third as fast before its plain fields were split at a stretch. XLSX is unpacked and then read by a library for ' +
    'all kinds of workbooks, which looks through the whole of a sheet a dozen times for what a lineup does not have. It was given ' +
    'the workbook packed once more, and every row was looked into for a value, as rows that are too many are cut off: without ' +
    'both it takes a twentieth less time. The workbook keeps every text once, as spreadsheet programs write it; with the texts in the ' +
    'cells, as the library does unless it is told, reading takes a seventh longer. A reader of plain rows alone, tried here, was more than ' +
    `twice as fast and was left out: a workbook has ${spreadsheetLimits.rows} rows at most, is read in a worker, and a library ` +
    'that many use knows more workbooks.',
];

const whole = { rows: 100_000, runs: 9 };
const quickOne = { rows: 20_000, runs: 3 };
const warmUps = 2;

/** The rows per second over many rows in files of the maximum size; `read` returns how many of a file were valid. */
export async function rowsPerSecond(
  { rowsPerFile, makeFile }: Pick<Reading, 'rowsPerFile' | 'makeFile'>,
  read: (file: Uint8Array) => Promise<number> | number,
  isQuick: boolean,
): Promise<number> {
  const { rows, runs } = isQuick ? quickOne : whole;
  const files = Array.from({ length: rows / rowsPerFile }, (_, part) =>
    makeFile(part * rowsPerFile, rowsPerFile),
  );
  const times = await processorTimesOf(runs + warmUps, async () => {
    let valid = 0;
    for (const file of files) valid += await read(file);
    if (valid !== rows) throw new Error(`Only ${valid} rows were valid.`);
  });
  return (rows / median(times.slice(warmUps))) * 1000;
}

function parseJson(file: Uint8Array): number {
  return (JSON.parse(new TextDecoder().decode(file)) as readonly unknown[]).length;
}

/** The rows of the only sheet, without the header row. */
function readBook(file: Uint8Array): number {
  const { Sheets: sheets } = parseBook(file, { type: 'array', raw: true });
  const [sheet] = Object.values(sheets);
  return sheet === undefined ? 0 : utils.sheet_to_json(sheet).length;
}

function readJson(file: Uint8Array, { createReviewer, parseLineup }: Readers): number {
  const lineup = parseLineup(file, fileFestival);
  if (!lineup.ok) throw new Error(lineup.error);
  const review = createReviewer(fileFestival, fileFestival.stages);
  return lineup.events.filter((event) => review(event).length === 0).length;
}

/** For spreadsheets, parsing includes the rules. */
async function readSheet(file: Uint8Array, { parseSpreadsheet }: Readers): Promise<number> {
  const sheet = await parseSpreadsheet(file, { fileName: 'lineup', festival: fileFestival });
  if (!sheet.ok) throw new Error([sheet.title, ...sheet.errors].join(' '));
  return sheet.rows.length;
}
