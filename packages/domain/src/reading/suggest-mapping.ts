import type { LineupFestival } from '../lineup/parsed-lineup.ts';
import { foldText } from '../text/fold.ts';
import { suggestByContent } from './column-content.ts';
import { columnMeaning } from './headings.ts';
import {
  artistColumnOf,
  isOfArtistsAlone,
  type LineupMapping,
  type MappedField,
  type TableMapping,
} from './lineup-mapping.ts';
import type { OpenedFile, SourceTable } from './source.ts';
import { cellKind } from './tables/cell-kinds.ts';
import { isFilled } from './tables/plain-row.ts';
import { titleColumns } from './tables/title-columns.ts';

/** A suggested mapping. If it is not certain, the user should see it before it is used. */
export interface SuggestedMapping {
  readonly mapping: LineupMapping;
  readonly isCertain: boolean;
}

type Fields = Record<string, MappedField>;

/**
 * Suggests how to read a file: by column headings, otherwise by content. Tables without an artist, or with neither
 * times nor days, are ignored; if a file has no other tables, those with data about artists are used.
 */
export function suggestMapping(file: OpenedFile, festival: LineupFestival): SuggestedMapping {
  const tables = file.tables.filter(({ name }) => !isAboutTheFile(name));
  const suggested = (tables.length > 0 ? tables : file.tables)
    .map((table) => suggestTable(table, festival))
    .filter((one) => one !== null);
  const timed = suggested.filter(({ mapping }) => !isOfArtistsAlone(mapping));
  const found = timed.length > 0 ? timed : suggested;
  return {
    mapping: { tables: found.map(({ mapping }) => mapping) },
    isCertain: found.length > 0 && found.every(({ isCertain }) => isCertain),
  };
}

/** Returns true if a sheet's name suggests that it describes the others: "Export Summary", "Notes". */
function isAboutTheFile(name: string): boolean {
  return /^(?:export\s+)?(?:summary|overview|notes?|legend|info|read ?me|contacts?|instructions?|changelog|totals?|statistics|stats|zusammenfassung|übersicht|notizen|legende)$/iu.test(
    name.trim(),
  );
}

interface SuggestedTable {
  readonly mapping: TableMapping;
  readonly isCertain: boolean;
}

function suggestTable(table: SourceTable, festival: LineupFestival): SuggestedTable | null {
  if (table.suggested !== undefined) {
    const { fields, isCertain } = table.suggested;
    return has(fields, 'artistName')
      ? { mapping: { table: table.id, fields: { ...fields } }, isCertain }
      : null;
  }
  const named = table.kind === 'grid' ? fieldsOfGrid(table) : fieldsByHeading(table);
  const fields = suggestByContent(table, named.fields, festival);
  const isGuess = Object.keys(fields).length > Object.keys(named.fields).length;
  if (!isUseful(fields, table)) return null;
  for (const { id } of titleColumns) {
    if (table.columns.some((column) => column.id === id)) fields[id] = id === '#stage' ? 'stage' : 'date';
  }
  const stage =
    table.around.stage === undefined && !has(fields, 'stage') ? stageInTitles(table, festival) : null;
  const mapping = { table: table.id, fields, ...(stage === null ? {} : { around: { stage } }) };
  const isComplete = isOfArtistsAlone(mapping) || isWhole(fields, table, stage);
  return { mapping, isCertain: !isGuess && !named.isOpen && isComplete };
}

function has(fields: Readonly<Fields>, field: MappedField): boolean {
  return Object.values(fields).includes(field);
}

function fieldsOfGrid({ columns }: SourceTable): { readonly fields: Fields; readonly isOpen: boolean } {
  return { fields: Object.fromEntries(columns.map(({ id }) => [id, id as MappedField])), isOpen: false };
}

/**
 * Returns the column with the most certain heading for each field of a set; `isOpen` if two are equally certain. For an
 * artist, all columns are used: the first filled one, and all links.
 */
function fieldsByHeading(table: SourceTable): { readonly fields: Fields; readonly isOpen: boolean } {
  const best = new Map<MappedField, { readonly id: string; readonly weight: number }>();
  const open = new Set<MappedField>();
  const ofArtists: Fields = {};
  for (const { id, heading } of table.columns) {
    const meaning = columnMeaning(heading);
    if (meaning === null) continue;
    const { field, weight } = meaning;
    if (artistColumnOf(field) !== null) {
      ofArtists[id] = field;
      continue;
    }
    const before = best.get(field)?.weight ?? 0;
    if (weight === before) open.add(field);
    if (weight <= before) continue;
    open.delete(field);
    best.set(field, { id, weight });
  }
  const fields = Object.fromEntries([...best].map(([field, { id }]) => [id, field]));
  return { fields: { ...withLengths(fields, table), ...ofArtists }, isOpen: open.size > 0 };
}

/** Treats a column such as "Hours" as lengths if there is a start column and its cells are plain numbers. */
function withLengths(fields: Fields, { columns, rows }: SourceTable): Fields {
  const place = columns.findIndex(({ id }) => Object.hasOwn(fields, id) && fields[id] === 'timeRange');
  const id = columns[place]?.id;
  if (id === undefined || !has(fields, 'timeStart') || has(fields, 'duration')) return fields;
  const cells = rows
    .slice(0, sampleSize)
    .flatMap(({ cells: own }) => (isFilled(own[place]) ? [own[place]] : []));
  const areNumbers =
    cells.length > 0 && cells.every((cell) => /^\d{1,3}(?:[.,]\d+)?$/u.test(String(cell).trim()));
  return areNumbers ? { ...fields, [id]: 'duration' } : fields;
}

/** Returns true if a table has artists, and either times or data about the artists. */
function isUseful(fields: Readonly<Fields>, { rows }: SourceTable): boolean {
  const hasTime = has(fields, 'timeStart') || has(fields, 'timeRange') || has(fields, 'date');
  return rows.length > 0 && has(fields, 'artistName') && (hasTime || saysOfArtists(fields));
}

function saysOfArtists(fields: Readonly<Fields>): boolean {
  return Object.values(fields).some((field) => artistColumnOf(field) !== null);
}

const sampleSize = 50;

/** Returns true if the table provides everything that a set needs. */
function isWhole(fields: Readonly<Fields>, table: SourceTable, stage: string | null): boolean {
  const { around } = table;
  const hasStage = has(fields, 'stage') || around.stage !== undefined || stage !== null;
  const hasDate =
    has(fields, 'date') || around.date !== undefined || holds(table, fields, 'timeStart', 'dateTime');
  const hasEnd =
    has(fields, 'timeEnd') || has(fields, 'duration') || holds(table, fields, 'timeRange', 'range');
  return hasStage && hasDate && hasEnd && (has(fields, 'timeStart') || has(fields, 'timeRange'));
}

/** Returns true if the first cells in the column for `field` are times of this kind. */
function holds(
  table: SourceTable,
  fields: Readonly<Fields>,
  field: MappedField,
  kind: 'dateTime' | 'range',
): boolean {
  const place = table.columns.findIndex(({ id }) => Object.hasOwn(fields, id) && fields[id] === field);
  return place !== -1 && table.rows.slice(0, sampleSize).some(({ cells }) => cellKind(cells[place]) === kind);
}

/** Returns the festival's stage that a title above the table or its sheet name contains, or null. */
function stageInTitles({ name, leftOut }: SourceTable, { stages }: LineupFestival): string | null {
  const titles = [name, ...leftOut.filter(({ reason }) => reason === 'title').map(({ text }) => text)].filter(
    isFilled,
  );
  const folded = titles.map((title) => ` ${foldText(title).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `);
  const named = stages.filter((stage) => folded.some((title) => title.includes(` ${foldText(stage)} `)));
  return named.length === 1 ? (named[0] ?? null) : null;
}
