import { strFromU8, strToU8, unzipSync } from 'fflate';
import { readingMessages } from '../../messages/reading-messages.ts';
import { spreadsheetLimits } from '../sheet.ts';
import { enoughRows } from './table.ts';
import type { WorkbookParts } from './workbook-library.ts';

/** The parts of a workbook that is safe to parse, or an error message for the user. */
export type Unpacking =
  { readonly ok: true; readonly parts: WorkbookParts } | { readonly ok: false; readonly error: string };

const { spreadsheet } = readingMessages;
const bytesPerMegabyte = 1024 * 1024;
const rowEnd = '</row>';

/**
 * Unpacks the required parts of an XLSX workbook. The declared sizes are added up before anything is unpacked, and
 * nothing is unpacked beyond them.
 */
export function unpackWorkbook(bytes: Uint8Array): Unpacking {
  try {
    const { names, size } = listEntries(bytes);
    const other = otherArchive(names);
    if (other !== null) return refused(other);
    if (size > spreadsheetLimits.unpackedBytes) {
      return refused(spreadsheet.unpacksTooLarge(spreadsheetLimits.unpackedBytes / bytesPerMegabyte));
    }
    const parts = unpack(bytes);
    return hasTooManyCells(parts) ? refused(spreadsheet.tooManyCells(maximumCells)) : { ok: true, parts };
  } catch {
    return refused(spreadsheet.damaged);
  }
}

/**
 * Returns the names of all parts, and the declared size of those with cells; pictures and the like are not unpacked.
 */
function listEntries(bytes: Uint8Array): { readonly names: readonly string[]; readonly size: number } {
  const names: string[] = [];
  let size = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      if (isNeeded(name)) size += originalSize;
      return false;
    },
  });
  return { names, size };
}

function unpack(bytes: Uint8Array): WorkbookParts {
  const parts: Record<string, Uint8Array> = unzipSync(bytes, { filter: ({ name }) => isNeeded(name) });
  for (const [name, part] of Object.entries(parts)) {
    if (/\/worksheets\//iu.test(name)) parts[name] = cutSheet(part);
  }
  return parts;
}

/** A cell without a value. A document may have a styled cell for every square of a sheet. */
const emptyCell = /<c(?: [^<>]*)?(?:\/>|><\/c>)/gu;

/** The maximum number of cells, and of shared texts; no lineup has more. */
const maximumCells = 500_000;

/**
 * Returns true if there are too many cells in all sheets, or too many shared texts. They are counted before any is
 * created.
 */
function hasTooManyCells(parts: WorkbookParts): boolean {
  let cells = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (/\/worksheets\//iu.test(name)) cells += countOf(part, cellStart);
    if (/\/sharedStrings\.xml$/iu.test(name) && countOf(part, textStart) > maximumCells) return true;
  }
  return cells > maximumCells;
}

const cellStart = /<c[ >]/gu;
const textStart = /<si[ >]/gu;

function countOf(part: Uint8Array, start: RegExp): number {
  let count = 0;
  for (const _ of strFromU8(part).matchAll(start)) {
    count += 1;
    if (count > maximumCells) break;
  }
  return count;
}

/**
 * Removes surplus rows from a sheet's XML, so that a sheet of a million rows is refused as quickly as one of 10,001.
 * Rows without a value do not count: if there are too many rows in total, these are removed, because some programs
 * write a million of them below a lineup.
 */
function cutSheet(part: Uint8Array): Uint8Array {
  const text = strFromU8(part);
  const filled = text.replaceAll(emptyCell, '');
  if (countRows(filled) > enoughRows) return strToU8(withFilledRows(filled));
  return filled.length === text.length ? part : strToU8(filled);
}

/** Counts the rows in a sheet's XML, up to one more than the limit. */
function countRows(text: string): number {
  let rows = 0;
  for (let at = text.indexOf(rowEnd); at !== -1 && rows <= enoughRows; at = text.indexOf(rowEnd, at + 1))
    rows += 1;
  return rows;
}

/** Returns a sheet's XML with only its first rows that have a value, up to one more than the limit. */
function withFilledRows(text: string): string {
  const copied: string[] = [];
  let from = 0;
  for (
    let at = text.indexOf(rowEnd);
    at !== -1 && copied.length <= enoughRows;
    at = text.indexOf(rowEnd, from)
  ) {
    const end = at + rowEnd.length;
    const row = text.slice(Math.max(from, text.lastIndexOf('<row', at)), end);
    if (hasValue(row)) copied.push(row);
    from = end;
  }
  const before = text.slice(0, Math.max(0, text.indexOf('<row')));
  const after = copied.length > enoughRows ? '</sheetData></worksheet>' : text.slice(from);
  return before + copied.join('') + after;
}

function hasValue(row: string): boolean {
  return /<v[^>]*>[^<]|<is[ >]/u.test(row);
}

function isNeeded(name: string): boolean {
  return /\.(?:xml|rels)$/iu.test(name);
}

/** Returns the message for an archive that is not an Excel workbook, or null. */
function otherArchive(names: readonly string[]): string | null {
  if (names.some((name) => /(?:^|\/)workbook\.xml$/iu.test(name))) return null;
  const isOpenDocument = names.includes('mimetype') && names.includes('content.xml');
  return spreadsheet.looksLike(isOpenDocument ? spreadsheet.openDocument : spreadsheet.otherZip);
}

function refused(error: string): Unpacking {
  return { ok: false, error };
}
