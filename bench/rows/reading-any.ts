import { maximumEvents } from '@lineup/domain';
import { spreadsheetLimits } from '@lineup/domain/spreadsheet';
import { atLeast, type Figure, type Row } from '../frame/row.ts';
import { buildReaders, type Readers } from '../support/build-readers.ts';
import { csvFile, fileFestival, gridFile, jsonFile, odsFile, xlsxFile } from '../support/lineup-files.ts';
import { rowsPerSecond } from './reading.ts';

interface Kind {
  readonly label: string;
  /** As a share of the rows per second of the computing calibration. */
  readonly goal: number;
  readonly fileName: string;
  readonly rowsPerFile: number;
  readonly makeFile: (from: number, count: number) => Uint8Array;
}

const rowsPerFile = spreadsheetLimits.rows;

const kinds: readonly Kind[] = [
  { label: 'JSON', goal: 0.8, fileName: 'lineup.json', rowsPerFile: maximumEvents, makeFile: jsonFile },
  { label: 'CSV', goal: 0.32, fileName: 'lineup.csv', rowsPerFile, makeFile: csvFile },
  { label: 'XLSX', goal: 0.13, fileName: 'lineup.xlsx', rowsPerFile, makeFile: xlsxFile },
  { label: 'ODS', goal: 0.065, fileName: 'lineup.ods', rowsPerFile, makeFile: odsFile },
  { label: 'timetable in XLSX', goal: 0.065, fileName: 'timetable.xlsx', rowsPerFile, makeFile: gridFile },
];

/** The reader that detects the format of a file and the meaning of its columns. */
export const readingAny: Row = {
  name: 'reading-any',
  title: 'Reader of any lineup, 100,000 sets',
  run: async ({ program, quick, calibration }) => {
    const plain = { name: 'calibration by computing', value: calibration.rowsPerSecond };
    const readers = await buildReaders(program);
    const figures: Figure[] = [];
    for (const { label, goal, fileName, ...files } of kinds) {
      const value = await rowsPerSecond(files, (file) => countSets(file, fileName, readers), quick);
      figures.push({ label, value, unit: 'rows/s', goal: atLeast(goal, plain) });
    }
    return { figures, notes };
  },
};

const notes = [
  'The same sets as in `reading`, without the review rules, in files whose kind, headings and layout are found out first. Most of ' +
    'the time for XLSX, and nearly all for ODS, is the library for workbooks.',
];

async function countSets(file: Uint8Array, fileName: string, { parseAnyLineup }: Readers): Promise<number> {
  const reading = await parseAnyLineup(file, fileName, fileFestival);
  if (!reading.ok) throw new Error(reading.error);
  return reading.events.filter(({ stage, date, timeStart, timeEnd }) => stage && date && timeStart && timeEnd)
    .length;
}
