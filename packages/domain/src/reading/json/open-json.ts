import { maximumEvents } from '../../lineup/parsed-lineup.ts';
import { processingMessages } from '../../messages/processing-messages.ts';
import { readingMessages } from '../../messages/reading-messages.ts';
import type { MappedField } from '../lineup-mapping.ts';
import type { SourceCell, SourceTable, Unreadable } from '../source.ts';
import { type ChosenColumns, chooseColumns } from './choose-columns.ts';
import { findLists, type ItemList } from './find-lists.ts';
import { columnsOf, type JsonColumn } from './json-columns.ts';
import { findNamesById, type NamesById, stagesOfFile } from './names-by-id.ts';

/** The tables of a JSON text and its list of stages, or why it cannot be used. */
export type OpenedJson =
  | { readonly ok: true; readonly tables: readonly SourceTable[]; readonly stages: readonly string[] }
  | Unreadable;

/**
 * Finds the lists of a parsed JSON value of any shape and converts them to tables, lists of sets first. Rows of nested
 * items include columns for their parents' values, such as day or stage.
 */
export function openJson(value: unknown): OpenedJson {
  const lists = findLists(value).filter(({ items }) => items.length > 0);
  if (lists.length === 0) {
    return { ok: false, error: processingMessages.wrongShape(readingMessages.found.objectWithoutEvents) };
  }
  const names = findNamesById(lists);
  const found = readLists(lists, names);
  const used = chooseLists(found);
  if (used.some(({ list }) => list.items.length > maximumEvents)) {
    return { ok: false, error: processingMessages.tooManyEvents(maximumEvents) };
  }
  const others = found.filter((list) => !used.includes(list) && list.list.items.length <= maximumEvents);
  const tables = [...used.map((list) => tableOf(list, true)), ...others.map((list) => tableOf(list, false))];
  return { ok: true, tables, stages: stagesOfFile(lists) };
}

interface ReadList {
  readonly list: ItemList;
  readonly columns: readonly JsonColumn[];
  readonly chosen: ChosenColumns;
}

/** The maximum number of cells in all tables: a file of 5 MB could expand to a hundred times as many. */
const mostCells = 2_000_000;

function readLists(lists: readonly ItemList[], names: readonly NamesById[]): readonly ReadList[] {
  const found: ReadList[] = [];
  let cells = 0;
  for (const list of lists) {
    const read = readList(list, names);
    found.push(read);
    cells += read.columns.length * list.items.length;
    if (cells > mostCells) break;
  }
  return found;
}

function readList(list: ItemList, names: readonly NamesById[]): ReadList {
  const columns = columnsOf(list, names);
  return { list, columns, chosen: chooseColumns(columns) };
}

/**
 * Chooses the lists of sets, which have artists and times. A list within one of these only adds details, such as who
 * plays with whom, unless it has more fields of a set.
 */
function chooseLists(found: readonly ReadList[]): readonly ReadList[] {
  const named = found.filter(({ chosen: { fields } }) => fields.has('artistName'));
  const withTimes = named.filter(({ chosen: { fields } }) => hasTime(fields));
  // If no list has times, the file contains only artists.
  const timed = withTimes.length > 0 ? withTimes : named.filter(({ chosen }) => chosen.ofArtists.length > 0);
  const best = timed.filter((one) => !timed.some((other) => holdsMore(other, one)));
  const sorted = best.toSorted(
    (a, b) => b.chosen.fields.size - a.chosen.fields.size || b.list.items.length - a.list.items.length,
  );
  const chosen: ReadList[] = [];
  for (const list of sorted) if (!chosen.some((other) => areSame(list, other))) chosen.push(list);
  return chosen.toSorted((a, b) => found.indexOf(a) - found.indexOf(b));
}

function hasTime(fields: ReadonlyMap<MappedField, JsonColumn>): boolean {
  const date = fields.get('date');
  const isTimed = fields.has('timeStart') || fields.has('timeRange');
  return isTimed || (date !== undefined && date.cells.some((cell) => /\d[T ]\d\d?:\d\d/u.test(String(cell))));
}

/**
 * Returns true if `other` makes this list redundant: it contains this list and has at least as many fields, or is
 * within it and has more.
 */
function holdsMore(other: ReadList, { list, chosen }: ReadList): boolean {
  const [more, less] = [other.chosen.fields.size, chosen.fields.size];
  return isWithin(list, other.list) ? more >= less : isWithin(other.list, list) && more > less;
}

function isWithin(inner: ItemList, outer: ItemList): boolean {
  return inner.at.path.startsWith(`${outer.at.path}.`);
}

/** Returns true if most sets of one list are also in the other: a file may list its sets by day and again by stage. */
function areSame(a: ReadList, b: ReadList): boolean {
  const known = new Set(signaturesOf(b));
  const own = signaturesOf(a);
  return own.filter((signature) => known.has(signature)).length >= own.length * 0.8;
}

function signaturesOf({ list, chosen: { fields } }: ReadList): readonly string[] {
  const columns = (['artistName', 'timeStart', 'timeRange'] as const).map((field) => fields.get(field));
  return list.items.map((_, row) => JSON.stringify(columns.map((column) => column?.cells[row] ?? null)));
}

/** Builds a table whose id and name are the path of its items: "days.rooms". */
function tableOf({ list, columns, chosen }: ReadList, isUsed: boolean): SourceTable {
  const dayColumn = chosen.fields.get('date');
  const areCounted = dayColumn !== undefined && areCountedDays(dayColumn.cells);
  const cellAt = (column: JsonColumn, row: number): SourceCell => {
    const isArtist = column === chosen.fields.get('artistName');
    const cell = column.cells[row] ?? (isArtist ? chosen.artistElse?.cells[row] : null) ?? null;
    return areCounted && column === dayColumn && cell !== null ? `day ${cell}` : cell;
  };
  return {
    id: list.at.path,
    name: list.at.path.replaceAll(/[[\]{}]+/gu, '').replace(/^\./u, ''),
    kind: 'rows',
    columns: columns.map(({ id, heading }) => ({ id, heading })),
    rows: list.items.map((_, row) => ({
      number: row + 1,
      cells: columns.map((column) => cellAt(column, row)),
    })),
    headerRow: null,
    around: {},
    leftOut: [],
    suggested: {
      fields: isUsed ? fieldsOf(chosen) : {},
      isCertain: chosen.isCertain,
    },
  };
}

function fieldsOf({ fields, ofArtists }: ChosenColumns): Readonly<Record<string, MappedField>> {
  return Object.fromEntries([
    ...ofArtists.map(({ column, field }) => [column.id, field] as const),
    ...[...fields].map(([field, { id }]) => [id, field] as const),
  ]);
}

/** Returns true if the days are numbered from 1 rather than days of a month. */
function areCountedDays(cells: readonly SourceCell[]): boolean {
  const numbers = cells.filter((cell) => cell !== null).map(Number);
  return (
    numbers.length > 0 &&
    numbers.includes(1) &&
    numbers.every((day) => Number.isInteger(day) && day >= 1 && day <= 14)
  );
}
