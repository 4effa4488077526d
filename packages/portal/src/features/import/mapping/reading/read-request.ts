import { parseLineup, type LineupFestival } from '@lineup/domain';
import {
  openFile,
  parseMappingText,
  readMapped,
  sourcePlaces,
  suggestMapping,
  type LineupMapping,
  type OpenedFile,
  type SuggestedMapping,
} from '@lineup/domain/reading';
import { columnsKey } from './columns-key.ts';
import { outcomeOf } from './outcome.ts';
import type { ReadFile, ReadingRequest, ReadingResponse, TablePreview } from './protocol.ts';

/** The number of rows shown per table. */
const shownRows = 8;

/** Opens the file of a request and reads it. */
export async function readRequest(request: ReadingRequest): Promise<ReadingResponse> {
  const { bytes, fileName, festival, remembered, mapping, fillsMissing } = request;
  const opened = await openFile(bytes, fileName, mapping);
  if (!opened.ok) return opened;
  const { file } = opened;
  if (mapping !== null) {
    const chosen = fillsMissing ? filled(mapping, file, festival) : mapping;
    const foundAs = request.foundAs ?? columnsKey(file.tables);
    return read(file, request, { mapping: chosen, sureness: 'certain', foundAs });
  }
  const foundAs = columnsKey(file.tables);
  const before = parseMappingText(remembered[foundAs] ?? '');
  if (before !== null) return readAsBefore(request, before, foundAs);
  const suggested = suggestMapping(file, festival);
  const sureness = surenessOf(request, suggested);
  return read(file, request, { mapping: orLargest(suggested.mapping, file), sureness, foundAs });
}

/** With a chosen header row or layout, the file has other columns than those in its original key. */
async function readAsBefore(
  request: ReadingRequest,
  mapping: LineupMapping,
  foundAs: string,
): Promise<ReadingResponse> {
  const opened = await openFile(request.bytes, request.fileName, mapping);
  return opened.ok ? read(opened.file, request, { mapping, sureness: 'chosenBefore', foundAs }) : opened;
}

/** Adds the best match for every table without a mapping. */
function filled(mapping: LineupMapping, file: OpenedFile, festival: LineupFestival): LineupMapping {
  const suggested = suggestMapping(file, festival).mapping.tables;
  const fieldsOf = (id: string) => suggested.find(({ table }) => table === id)?.fields ?? {};
  const tables = mapping.tables.map((each) =>
    Object.keys(each.fields).length > 0 ? each : { ...each, fields: fieldsOf(each.table) },
  );
  return { ...mapping, tables };
}

/** Falls back to the largest table as a starting point. */
function orLargest(mapping: LineupMapping, { tables }: OpenedFile): LineupMapping {
  const [largest] = tables.toSorted((one, other) => other.rows.length - one.rows.length);
  if (mapping.tables.length > 0 || largest === undefined) return mapping;
  return { ...mapping, tables: [{ table: largest.id, fields: {} }] };
}

function surenessOf(request: ReadingRequest, { mapping, isCertain }: SuggestedMapping): ReadFile['sureness'] {
  if (isPlain(request, mapping)) return 'plain';
  return isCertain ? 'certain' : 'unsure';
}

/**
 * Returns true if the file is in the portal's own format, possibly with incomplete events, which the review handles.
 */
function isPlain({ bytes, festival }: ReadingRequest, { tables }: LineupMapping): boolean {
  const plain = parseLineup(bytes, festival);
  if (!plain.ok) return false;
  if (plain.events.some(({ artistName }) => artistName !== '')) return true;
  const hasArtists = tables.some(({ fields }) => Object.values(fields).includes('artistName'));
  return (
    !hasArtists && plain.events.some(({ stage, date, timeStart }) => `${stage}${date}${timeStart}` !== '')
  );
}

function read(
  file: OpenedFile,
  { festival, withPlaces = false }: Pick<ReadingRequest, 'festival' | 'withPlaces'>,
  { mapping, sureness, foundAs }: Pick<ReadFile, 'mapping' | 'sureness' | 'foundAs'>,
): ReadFile {
  const reading = readMapped(file, mapping, festival);
  return {
    ok: true,
    foundAs,
    isJson: file.format === 'json',
    tables: file.tables.map(previewOf),
    mapping,
    sureness,
    outcome: outcomeOf(reading),
    places: withPlaces && reading.ok ? sourcePlaces(file, mapping, reading.events) : null,
  };
}

function previewOf(table: OpenedFile['tables'][number]): TablePreview {
  const { id, name, kind, columns, rows, headerRow, around } = table;
  const shown = rows.slice(0, shownRows);
  return { id, name, kind, columns, rows: shown, rowCount: rows.length, headerRow, around };
}
