import { utils, write, type WorkSheet } from '@e965/xlsx';
import type { LineupFestival } from '../../../lineup/parsed-lineup.ts';
import type { TestCell } from '../../../spreadsheet/testing/workbooks.ts';
import type { LineupMapping } from '../../lineup-mapping.ts';

/**
 * A realistic file and its expected result: `sets`, one per line in the form of `lineOf` without hints, or the reported
 * `error`; if relevant, whether its columns are unambiguous (`isCertain`), and the texts left out. `mapping` is what
 * the user must choose first if the portal cannot know it.
 */
export interface TableFile {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
  readonly mapping?: LineupMapping;
  readonly festival?: LineupFestival;
}

interface Expected {
  readonly sets?: readonly string[];
  readonly error?: string;
  readonly isCertain?: boolean;
  readonly left?: readonly string[];
}

type Facts = Expected & Pick<TableFile, 'mapping' | 'festival'>;

function tableFile(name: string, ending: string, bytes: Uint8Array, facts: Facts): TableFile {
  const { mapping, festival, ...expected } = facts;
  return {
    name,
    fileName: `${name}.${ending}`,
    bytes,
    expected,
    ...(mapping === undefined ? {} : { mapping }),
    ...(festival === undefined ? {} : { festival }),
  };
}

/** Returns a text file with these lines. */
export function textFile(name: string, lines: readonly string[], facts: Facts): TableFile {
  return tableFile(name, 'csv', new TextEncoder().encode(`${lines.join('\n')}\n`), facts);
}

type Rows = readonly (readonly TestCell[])[];

export interface Sheet {
  readonly rows: Rows;
  /** Areas of merged cells, such as 'A1:C1'. */
  readonly merges?: readonly string[];
}

export type Sheets = Readonly<Record<string, Sheet | Rows>>;

/** Returns the name of the area between two cells, all counted from 0. */
export function areaOf(fromColumn: number, fromRow: number, toColumn: number, toRow: number): string {
  return utils.encode_range({ s: { c: fromColumn, r: fromRow }, e: { c: toColumn, r: toRow } });
}

/** Returns a workbook file with these sheets. */
export function bookFile(
  name: string,
  sheets: Sheets,
  facts: Facts & { readonly kind?: 'xlsx' | 'xls' | 'ods' },
): TableFile {
  const { kind = 'xlsx', ...rest } = facts;
  return tableFile(name, kind, bookBytes(sheets, kind), rest);
}

/** Returns the bytes of a workbook with these sheets. */
export function bookBytes(sheets: Sheets, kind: 'xlsx' | 'xls' | 'ods' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(sheet), name);
  const bookType = kind === 'xls' ? 'biff8' : kind;
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

function sheetOf(sheet: Sheet | Rows): WorkSheet {
  const { rows, merges = [] } = 'rows' in sheet ? sheet : { rows: sheet };
  const made = utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) => (cell !== null && typeof cell === 'object' ? { t: 'n', ...cell } : cell)),
    ),
  );
  if (merges.length > 0) made['!merges'] = merges.map((area) => utils.decode_range(area));
  return made;
}
