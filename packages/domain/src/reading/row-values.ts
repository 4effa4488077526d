import { forEachPublicText, publicTextFields } from '../entities/set-texts.ts';
import { sourceIdOf, type RowField, type RowValues } from '../lineup/event-keys.ts';
import { unguardFormula } from '../spreadsheet/writing/formula-guard.ts';
import { isPlainDate } from '../time/plain-date.ts';
import { carriedColumns, type CarriedField } from './fill-down.ts';
import type { ArtistPlace } from '../artists/columns/read-artist-texts.ts';
import { artistColumnOf, meaningOfColumn, type MappedField, type TableMapping } from './lineup-mapping.ts';
import type { OpenedFile, SourceCell, SourceRow, SourceTable } from './source.ts';
import { isFilled } from './tables/plain-row.ts';
import { numberText } from './tables/number-cells.ts';

interface MappedColumn {
  readonly place: number;
  readonly heading: string;
  readonly field: MappedField;
  /** True if it is used only if the other columns of its field are blank. */
  readonly isFallback: boolean;
  /** True if it has dates as well as times, so that a date alone means midnight. */
  readonly isDated: boolean;
}

const timeFields: ReadonlySet<MappedField> = new Set(['timeStart', 'timeEnd']);

function holdsDateTimes({ rows }: SourceTable, place: number): boolean {
  return rows.some(({ cells }) => typeof cells[place] === 'string' && dateAndTime.test(cells[place]));
}

/** The format of a workbook's dates with times after conversion. */
const dateAndTime = /^\d{4}-\d\d-\d\dT/u;

const midnight = 'T00:00';

/** The values of a row, and which fields were filled down from the rows above. */
export interface MappedRow {
  readonly row: RowValues;
  readonly fromAbove: readonly CarriedField[];
}

const none: readonly CarriedField[] = [];

/**
 * Returns a function that produces the values of a table's rows for the row parser. Values above and around a row apply
 * if it has none of its own. The values are valid until the next call.
 */
export function createRowValues(
  table: SourceTable,
  mapping: TableMapping,
  format: OpenedFile['format'],
): (row: SourceRow) => MappedRow {
  const isWorkbook = format === 'workbook';
  const columns = table.columns.flatMap(({ id, heading }, place): MappedColumn[] => {
    const meaning = meaningOfColumn(mapping, id);
    if (meaning === undefined) return [];
    const isDated = isWorkbook && timeFields.has(meaning.field) && holdsDateTimes(table, place);
    return [{ ...meaning, place, heading, isDated }];
  });
  const idPlace = columns.find(({ field }) => field === 'sourceId')?.place;
  const values: unknown[] = columns.map(() => null);
  const around = { ...table.around, ...mapping.around };
  values.push(around.stage ?? null, around.date ?? null);
  const places = placesOf(columns);
  const artistPlaces = artistPlacesOf(columns);
  const clearFallbacks = createFallbackRule(values, columns);
  const carry = createCarrying(
    values,
    columns,
    format === 'json' ? new Map() : carriedColumns(table, mapping),
  );
  return ({ cells }) => {
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at];
      if (column !== undefined) values[at] = valueOf(cells[column.place] ?? null, column, isWorkbook);
    }
    const fromAbove = carry();
    clearFallbacks();
    const sourceId = idPlace === undefined ? null : sourceIdOf(cells[idPlace]);
    return { row: { values, places, artistPlaces, repeated: [], sourceId }, fromAbove };
  };
}

/** Clears fallback values if another column provides the same field: a regular column, or an earlier fallback. */
function createFallbackRule(values: unknown[], columns: readonly MappedColumn[]): () => void {
  const rules = columns.flatMap((column, at) => {
    if (!column.isFallback) return [];
    const others = columns.flatMap((other, place) => {
      const isFirst = !other.isFallback || place < at;
      return isFirst && place !== at && primaryField(other) === primaryField(column) ? [place] : [];
    });
    return [{ at, others }];
  });
  return () => {
    for (const { at, others } of rules) if (others.some((other) => values[other] !== null)) values[at] = null;
  };
}

/** A time range provides the start too. */
function primaryField({ field }: MappedColumn): MappedField {
  return field === 'timeRange' ? 'timeStart' : field;
}

/** Fills blank values of carried columns with the last value, and returns their fields. */
function createCarrying(
  values: unknown[],
  columns: readonly MappedColumn[],
  carried: ReadonlyMap<CarriedField, number>,
): () => readonly CarriedField[] {
  if (carried.size === 0) return () => none;
  const last = new Map<CarriedField, unknown>();
  const places = [...carried].map(([field, place]) => ({
    field,
    at: columns.findIndex((column) => column.place === place),
  }));
  return () => {
    const taken = places.filter(({ at }) => values[at] === null);
    for (const { field, at } of taken) values[at] = last.get(field) ?? null;
    for (const { field, at } of places) last.set(field, values[at]);
    return taken.map(({ field }) => field);
  };
}

/** Returns true if a row has an artist or a time. */
export function hasFieldOf({ values, places }: RowValues): boolean {
  const isAny = (field: RowField) => places[field].some((place) => isFilled(values[place] as SourceCell));
  return isAny('artistName') || isAny('timeStart') || isAny('timeEnd');
}

function placesOf(columns: readonly MappedColumn[]): RowValues['places'] {
  const of = (...fields: readonly MappedField[]) =>
    fields.flatMap((field) => columns.flatMap((column, at) => (column.field === field ? [at] : [])));
  return {
    artistName: of('artistName'),
    stage: [...of('stage'), columns.length],
    date: [...of('date'), columns.length + 1],
    timeStart: of('timeStart', 'timeRange'),
    timeEnd: of('timeEnd'),
    imageURL: of('imageURL'),
    duration: of('duration'),
    ...forEachPublicText((_, field) => of(field)),
  };
}

/** Puts fallbacks last, because the first filled value of an artist is used. */
function artistPlacesOf(columns: readonly MappedColumn[]): readonly ArtistPlace[] {
  const found = columns.flatMap(({ field, heading, isFallback }, place) => {
    const column = artistColumnOf(field);
    return column === null ? [] : [{ column, place, heading, isFallback }];
  });
  return [...found.filter(({ isFallback }) => !isFallback), ...found.filter(({ isFallback }) => isFallback)];
}

/** Treats white space as blank. A number of a workbook is converted by its column. */
function valueOf(cell: SourceCell, { field, isDated }: MappedColumn, isWorkbook: boolean): SourceCell {
  if (typeof cell === 'number') return isWorkbook ? numberText(cell, field) : cell;
  if (cell === null || !isFilled(cell)) return null;
  // Many programs write a date as midnight of that day.
  if (field === 'date' && isWorkbook && cell.endsWith(midnight)) return cell.slice(0, -midnight.length);
  if (isDated && isPlainDate(cell)) return `${cell}${midnight}`;
  return namedFields.has(field) || artistColumnOf(field) !== null ? unguardFormula(cell) : cell;
}

/** The fields whose cells may start like a formula. */
const namedFields: ReadonlySet<MappedField> = new Set(['artistName', 'stage', ...publicTextFields]);
