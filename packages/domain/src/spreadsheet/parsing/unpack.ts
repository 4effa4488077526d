import { strFromU8, strToU8, unzipSync } from 'fflate';
import { readingMessages } from '../../messages/reading-messages.ts';
import { spreadsheetLimits } from '../sheet.ts';
import { enoughRows } from './table.ts';
import type { WorkbookParts } from './workbook-library.ts';

/** The parts of a workbook that is safe to read, or why there are none, as a text for the person. */
export type Unpacking =
  { readonly ok: true; readonly parts: WorkbookParts } | { readonly ok: false; readonly error: string };

const { spreadsheet } = readingMessages;
const bytesPerMegabyte = 1024 * 1024;
const rowEnd = '</row>';

/**
 * Unpacks what is needed of an XLSX workbook: the sizes that its archive declares are summed up before anything is
 * unpacked, and nothing is unpacked beyond them.
 */
export function unpackWorkbook(bytes: Uint8Array): Unpacking {
  try {
    const { names, size } = listEntries(bytes);
    const other = otherArchive(names);
    if (other !== null) return refused(other);
    if (size > spreadsheetLimits.unpackedBytes) {
      return refused(spreadsheet.unpacksTooLarge(spreadsheetLimits.unpackedBytes / bytesPerMegabyte));
    }
    return { ok: true, parts: unpack(bytes) };
  } catch {
    return refused(spreadsheet.damaged);
  }
}

/** The parts of a workbook that hold cells, and their declared size; pictures and the like are left in the archive. */
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

/**
 * A sheet's XML without the rows that are too many, so that a sheet of a million rows is refused as quickly as one of
 * 10,001. Rows without a value do not count; they are told from the others only where all together are too many.
 */
function cutSheet(part: Uint8Array): Uint8Array {
  const text = strFromU8(part);
  const end = endOfRows(text, () => true) === null ? null : endOfRows(text, hasValue);
  return end === null ? part : strToU8(`${text.slice(0, end)}</sheetData></worksheet>`);
}

/** Where the first row too many of those that count ends in a sheet's XML; null where there is none. */
function endOfRows(text: string, counts: (row: string) => boolean): number | null {
  let rows = 0;
  let from = 0;
  for (let at = text.indexOf(rowEnd); at !== -1; at = text.indexOf(rowEnd, from)) {
    if (counts(text.slice(from, at))) rows += 1;
    from = at + rowEnd.length;
    if (rows > enoughRows) return from;
  }
  return null;
}

function hasValue(row: string): boolean {
  return /<v[^>]*>[^<]|<is[ >]/u.test(row);
}

function isNeeded(name: string): boolean {
  return /\.(?:xml|rels)$/iu.test(name);
}

/** What an archive without an Excel workbook in it is. */
function otherArchive(names: readonly string[]): string | null {
  if (names.some((name) => /(?:^|\/)workbook\.xml$/iu.test(name))) return null;
  const isOpenDocument = names.includes('mimetype') && names.includes('content.xml');
  return spreadsheet.looksLike(isOpenDocument ? spreadsheet.openDocument : spreadsheet.otherZip);
}

function refused(error: string): Unpacking {
  return { ok: false, error };
}
