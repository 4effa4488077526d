import { readFileSync, readdirSync } from 'node:fs';
import { festivalTimestamps } from '../../../festival/days.ts';
import type { LineupFestival } from '../../../lineup/parsed-lineup.ts';
import { dateCell, timeCell, type TestCell } from '../../../spreadsheet/testing/workbooks.ts';
import { dateMillis, millisPerDay } from '../../../time/plain-date.ts';
import { bookBytes, type Sheets } from '../../testing/tables/table-file.ts';
import type { Answers } from './walk-file.ts';

/** An expected set of a corpus file: artist, stage, start and end, in UTC. */
export type ExpectedSet = readonly [artist: string, stage: string, start: string, end: string];

/** The content of `NAME.expected.json`. */
interface ExpectedFile {
  readonly festival: {
    readonly timezone: string;
    readonly dayStartsAt?: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly stages: readonly string[];
  };
  /** The true sets, in any order. */
  readonly sets: readonly ExpectedSet[];
  /** What the portal must ask before it accepts the file, and the user's answers. */
  readonly asks?: Answers;
  /** How many events have an error with this code after the answers; these are not in `sets`. */
  readonly issues?: Readonly<Record<string, number>>;
  /** Why the file is refused. */
  readonly error?: string;
  /** Texts of lines that must be listed as left out. */
  readonly leftOut?: readonly string[];
  /** The stages in the order of the file's own list, if that is part of the trap. */
  readonly stages?: readonly string[];
}

/** A corpus file and its expected result. */
export interface CorpusCase {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly festival: LineupFestival;
  readonly expected: ExpectedFile;
}

const folder = new URL('./files/', import.meta.url);
const expectedEnding = '.expected.json';

/** Returns all corpus files. Each is next to its `NAME.expected.json`. */
export function corpusCases(): readonly CorpusCase[] {
  const names = readdirSync(folder);
  const files = names.filter((name) => !name.endsWith(expectedEnding));
  return files.map((file) => {
    const name = file.slice(0, file.indexOf('.'));
    const expected = JSON.parse(text(`${name}${expectedEnding}`)) as ExpectedFile;
    const { festival } = expected;
    return {
      name,
      ...contentOf(file, name),
      festival: {
        timezone: festival.timezone,
        dayStartsAt: festival.dayStartsAt ?? '00:00',
        stages: [...festival.stages],
        ...festivalTimestamps(festival),
      },
      expected,
    };
  });
}

function text(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

/** A cell of a workbook description: `{ "date": "2025-07-04" }` and `{ "time": "20:00" }` are real dates and times. */
type DescribedCell = string | number | null | { readonly date: string } | { readonly time: string };

/** A workbook description, `NAME.xlsx.json`: sheets by name, each a list of rows or with merged areas. */
type DescribedBook = Readonly<
  Record<
    string,
    { readonly rows: readonly (readonly DescribedCell[])[]; readonly merges?: readonly string[] }
  >
>;

function contentOf(file: string, name: string): Pick<CorpusCase, 'fileName' | 'bytes'> {
  const kind = /\.(xlsx|xls|ods)\.json$/u.exec(file)?.[1];
  if (kind === undefined) return { fileName: file, bytes: readFileSync(new URL(file, folder)) };
  const book = JSON.parse(text(file)) as DescribedBook;
  const sheets: Sheets = Object.fromEntries(
    Object.entries(book).map(([sheet, { rows, merges = [] }]) => [
      sheet,
      { rows: rows.map((row) => row.map(testCell)), merges },
    ]),
  );
  return { fileName: `${name}.${kind}`, bytes: bookBytes(sheets, kind as 'xlsx' | 'xls' | 'ods') };
}

const daysBefore1970 = 25_569;

function testCell(cell: DescribedCell): TestCell {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('date' in cell) return dateCell(dateMillis(cell.date) / millisPerDay + daysBefore1970);
  const [hours = 0, minutes = 0] = cell.time.split(':').map(Number);
  return timeCell((hours + minutes / 60) / 24);
}
