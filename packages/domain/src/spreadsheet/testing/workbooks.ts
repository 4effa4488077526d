import { utils, write, type WorkSheet } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

/** A cell of a test workbook: a text, a plain number, a number shown in a format, an error or a formula's value. */
export type TestCell =
  | string
  | number
  | boolean
  | null
  | { readonly v: number; readonly z: string }
  | { readonly t: 'e'; readonly v: number }
  | { readonly t: 's'; readonly v: string; readonly f: string };

interface Traits {
  readonly kind?: 'xlsx' | 'xls';
  readonly countsFrom1904?: boolean;
}

/** The header that every lineup spreadsheet must have. */
export const header = ['artist name', 'stage', 'date', 'start time', 'end time'];

/** Returns a cell that shows a date; `serial` counts days since 1899-12-30. */
export function dateCell(serial: number): TestCell {
  return { v: serial, z: 'yyyy-mm-dd' };
}

/** Returns a cell that shows a time of day. */
export function timeCell(serial: number): TestCell {
  return { v: serial, z: 'h:mm' };
}

/** Returns the bytes of a workbook with these sheets. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  { kind = 'xlsx', countsFrom1904 = false }: Traits = {},
): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, sheetOf(rows), name);
  book.Workbook = { ...book.Workbook, WBProps: { date1904: countsFrom1904 } };
  const bookType = kind === 'xls' ? 'biff8' : 'xlsx';
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
}

function sheetOf(rows: readonly (readonly TestCell[])[]): WorkSheet {
  return utils.aoa_to_sheet(
    rows.map((row) =>
      row.map((cell) => (cell !== null && typeof cell === 'object' ? { t: 'n', ...cell } : cell)),
    ),
  );
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns the parts of a workbook with one sheet, whose rows are given as XML. */
export function xlsxParts(rows: string): Record<string, Uint8Array> {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Lineup" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  };
}

/** Returns the bytes of a workbook with one sheet, whose rows are given as XML. */
export function xlsxOfRows(rows: string): Uint8Array {
  return zipSync(xlsxParts(rows));
}

/** Returns a row of texts as workbook XML. */
export function textRow(row: number, texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${row}">${cells.join('')}</row>`;
}
