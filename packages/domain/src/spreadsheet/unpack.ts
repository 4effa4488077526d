import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { messages } from '../messages/messages.ts';
import { spreadsheetLimits } from './sheet.ts';
import { enoughRows } from './table.ts';

/** A workbook's archive that is safe to read, or why there is none, as a text for the person. */
export type Unpacking =
  { readonly ok: true; readonly archive: Uint8Array } | { readonly ok: false; readonly error: string };

const { spreadsheet } = messages;
const bytesPerMegabyte = 1024 * 1024;
const rowEnd = '</row>';

/**
 * Checks the archive of an XLSX workbook and packs what is needed of it again, without compression: the sizes that it
 * declares are summed up before anything is unpacked, and nothing is unpacked beyond them.
 */
export function repackWorkbook(bytes: Uint8Array): Unpacking {
  try {
    const { names, size } = listEntries(bytes);
    const other = otherArchive(names);
    if (other !== null) return refused(other);
    if (size > spreadsheetLimits.unpackedBytes) {
      return refused(spreadsheet.unpacksTooLarge(spreadsheetLimits.unpackedBytes / bytesPerMegabyte));
    }
    return { ok: true, archive: zipSync(unpack(bytes), { level: 0 }) };
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

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const parts: Record<string, Uint8Array> = unzipSync(bytes, { filter: ({ name }) => isNeeded(name) });
  for (const [name, part] of Object.entries(parts)) {
    if (part.length > bytesPerMegabyte && /\/worksheets\//iu.test(name)) parts[name] = cutSheet(part);
  }
  return parts;
}

/**
 * A sheet's XML without the rows that are too many, so that a sheet of a million rows is refused as quickly as one of
 * 10,001. Rows without a value do not count.
 */
function cutSheet(part: Uint8Array): Uint8Array {
  const text = strFromU8(part);
  let filled = 0;
  let from = 0;
  for (let at = text.indexOf(rowEnd); at !== -1; at = text.indexOf(rowEnd, from)) {
    if (/<v[^>]*>[^<]|<is[ >]/u.test(text.slice(from, at))) filled += 1;
    from = at + rowEnd.length;
    if (filled > enoughRows) return strToU8(`${text.slice(0, from)}</sheetData></worksheet>`);
  }
  return part;
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
