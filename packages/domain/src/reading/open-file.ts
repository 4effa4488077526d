import { decodeText } from '../lineup/json/decode-text.ts';
import { isJsonObject } from '../lineup/json/found.ts';
import { parseJsonText } from '../lineup/json/parse-json-text.ts';
import { messages } from '../messages/messages.ts';
import { processingMessages } from '../messages/processing-messages.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { fileKind, otherText } from '../spreadsheet/parsing/file-kind.ts';
import { spreadsheetLimits } from '../spreadsheet/sheet.ts';
import { openJson } from './json/open-json.ts';
import type { LineupMapping } from './lineup-mapping.ts';
import type { Opening, Unreadable } from './source.ts';
import { type OpenedTables, openSeparated, openWorkbook } from './tables/open-tables.ts';

/**
 * Opens a file of at most 5 MB that may contain a lineup: JSON, CSV and other text, XLSX, XLS or ODS. The format is
 * detected by content, not by file name. Of `mapping`, only the header rows and layouts chosen by the user are used.
 * Never throws: for an unusable file it returns the reason. The libraries for each format are loaded on demand. Meant
 * for a worker: 10,000 rows take up to a second, and the caller limits the time.
 */
export async function openFile(
  bytes: Uint8Array,
  fileName: string,
  mapping: LineupMapping | null = null,
): Promise<Opening> {
  if (bytes.length > spreadsheetLimits.bytes) {
    return refused(messages.file.tooLarge(spreadsheetLimits.bytes / (1024 * 1024)));
  }
  const file = fileKind(bytes);
  if (file.kind === 'other') return refused(readingMessages.reading.looksLike(file.name));
  if (file.kind !== 'text') return opened(await openWorkbook(bytes, file.kind, mapping), false);
  return openText(bytes, fileName, mapping);
}

async function openText(
  bytes: Uint8Array,
  fileName: string,
  mapping: LineupMapping | null,
): Promise<Opening> {
  const decoded = decodeText(bytes);
  if (decoded === null) return refused(readingMessages.reading.notText);
  const { text, guessed } = decoded;
  if (text.trim() === '') return refused(processingMessages.empty);
  const other = otherText(text);
  if (other === readingMessages.spreadsheet.json || isBracketed(text) || /\.json$/iu.test(fileName))
    return openJsonText(text, guessed);
  if (other !== null) return refused(readingMessages.reading.looksLike(other));
  return opened(await openSeparated(text, mapping), guessed);
}

/** Returns true if a text starts and ends with brackets, as JSON does, regardless of the content. */
function isBracketed(text: string): boolean {
  return /^[[{]/u.test(text.slice(0, 100).trimStart()) && /[\]}]$/u.test(text.slice(-100).trimEnd());
}

function openJsonText(text: string, guessedEncoding: boolean): Opening {
  const parsed = parseJsonText(text);
  if (!parsed.ok) return parsed;
  const since = sinceOfChanges(parsed.value);
  if (since !== null) return refused(readingMessages.reading.onlyChanges(since));
  const json = openJson(parsed.value);
  if (!json.ok) return json;
  const { tables, stages } = json;
  return { ok: true, file: { format: 'json', tables, stages, guessedEncoding } };
}

/**
 * Returns the release number that a `lineup.json?since=N` counts from; null for any other JSON. Read as a lineup, such
 * a file would lack every set that has not changed.
 */
function sinceOfChanges(value: unknown): number | null {
  if (!isJsonObject(value) || !isJsonObject(value['since']) || !isJsonObject(value['release'])) return null;
  const { number } = value['since'];
  return Array.isArray(value['sets']) && typeof number === 'number' ? number : null;
}

function opened(found: OpenedTables, guessedEncoding: boolean): Opening {
  if (!found.ok) return found;
  const { tables, format } = found;
  if (tables.every(({ rows }) => rows.length === 0)) return refused(processingMessages.empty);
  return { ok: true, file: { format, tables, stages: [], guessedEncoding } };
}

function refused(error: string): Unreadable {
  return { ok: false, error };
}
