import { strFromU8, strToU8, unzipSync } from 'fflate';
import { readingMessages } from '../../messages/reading-messages.ts';
import { spreadsheetLimits } from '../sheet.ts';
import { enoughRows } from './table.ts';
import type { Unpacking } from './unpack.ts';

const { spreadsheet } = readingMessages;
const bytesPerMegabyte = 1024 * 1024;

/** The maximum number of cells, including repeated ones; no lineup has more. */
const maximumCells = 500_000;

const rowEnd = '</table:table-row>';
const cellsPart = 'content.xml';
const manifestPart = 'META-INF/manifest.xml';
const noStyles = strToU8('<office:document-styles/>');

/** Returns true if the archive is an OpenDocument file (ODS), false if it is not an archive at all. */
export function isOpenDocument(bytes: Uint8Array): boolean {
  const found = sizesIn(bytes);
  return found !== null && found.has('mimetype') && found.has(cellsPart);
}

/**
 * Unpacks the required parts of an ODS file. The declared sizes are added up before anything is unpacked. A row or cell
 * may stand for a million equal ones, so these are counted before any is created.
 */
export function unpackDocument(bytes: Uint8Array): Unpacking {
  const sizes = sizesIn(bytes);
  if (sizes === null) return refused(spreadsheet.damaged);
  const size = (sizes.get(cellsPart) ?? 0) + (sizes.get(manifestPart) ?? 0);
  if (size > spreadsheetLimits.unpackedBytes) return tooLarge();
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => name === cellsPart || name === manifestPart });
    const [content, manifest] = [parts[cellsPart], parts[manifestPart]];
    if (content === undefined || manifest === undefined) return refused(spreadsheet.damaged);
    if (strFromU8(manifest).includes('encryption-data')) return refused(spreadsheet.encrypted);
    const xml = withoutStyles(strFromU8(content));
    const fault = faultOfSize(xml);
    if (fault !== null) return fault;
    // The library requires styles, although they are not used here.
    return {
      ok: true,
      parts: { [manifestPart]: manifest, 'styles.xml': noStyles, [cellsPart]: strToU8(xml) },
    };
  } catch {
    return refused(spreadsheet.damaged);
  }
}

/** Returns the declared sizes of the archive's parts; null if it cannot be read. */
function sizesIn(bytes: Uint8Array): ReadonlyMap<string, number> | null {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    return null;
  }
  return sizes;
}

/** Removes the styles: dates and times are marked in their cells. */
function withoutStyles(xml: string): string {
  const from = xml.indexOf('<office:automatic-styles');
  const end = '</office:automatic-styles>';
  const to = xml.indexOf(end, from);
  return from === -1 || to === -1 ? xml : xml.slice(0, from) + xml.slice(to + end.length);
}

/** Returns the error if a document has too many rows or cells, or null. Rows without a value do not count. */
function faultOfSize(xml: string): Unpacking | null {
  let rows = 0;
  let cells = 0;
  let from = xml.indexOf('<table:table-row');
  for (let at = xml.indexOf(rowEnd); at !== -1; at = xml.indexOf(rowEnd, from)) {
    const chunk = xml.slice(from, at);
    // Self-closing rows before it are empty.
    const row = chunk.slice(Math.max(0, chunk.lastIndexOf('<table:table-row')));
    from = at + rowEnd.length;
    if (!/<text:p|office:value/u.test(row)) continue;
    const times = timesOf(/^[^>]*number-rows-repeated="(\d+)"/u.exec(row));
    rows += times;
    cells += times * cellsIn(row);
    if (rows > enoughRows + spreadsheetLimits.rows)
      return refused(spreadsheet.tooManyRows(spreadsheetLimits.rows));
    if (cells > maximumCells) return tooLarge();
  }
  return null;
}

function cellsIn(row: string): number {
  let cells = 0;
  for (const cell of row.matchAll(/<table:(?:covered-)?table-cell[^>]*>(?=<)/gu)) {
    const isEmpty = cell[0].endsWith('/>');
    if (!isEmpty) cells += timesOf(/number-columns-repeated="(\d+)"/u.exec(cell[0]));
  }
  return cells;
}

function timesOf(match: RegExpExecArray | null): number {
  return match === null ? 1 : Math.max(1, Number(match[1]));
}

function tooLarge(): Unpacking {
  return refused(spreadsheet.unpacksTooLarge(spreadsheetLimits.unpackedBytes / bytesPerMegabyte));
}

function refused(error: string): Unpacking {
  return { ok: false, error };
}
