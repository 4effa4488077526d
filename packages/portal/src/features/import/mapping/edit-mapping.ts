import type { ColumnMeaning, LineupMapping, SourceTable, TableMapping } from '@lineup/domain/reading';
import { haveSameColumns } from './reading/columns-key.ts';

type Table = Pick<SourceTable, 'id' | 'kind' | 'columns'>;

/** How the table is read; null where it is left out. */
export function mappingOf(mapping: LineupMapping, tableId: string): TableMapping | null {
  return mapping.tables.find(({ table }) => table === tableId) ?? null;
}

/** The tables that are read and have the same columns as this one, which is among them: one choice holds for all of them. */
export function similarTables<T extends Table>(
  mapping: LineupMapping,
  tables: readonly T[],
  table: T,
): readonly T[] {
  return tables.filter(
    (other) =>
      other.id === table.id || (mappingOf(mapping, other.id) !== null && haveSameColumns(other, table)),
  );
}

/**
 * Lets a column stand for something, null for nothing, in all tables. Another column keeps the same: whoever walks through
 * the choices by keyboard passes those of others. Of two, the first that is filled in a row counts.
 */
export function withField(
  mapping: LineupMapping,
  similar: readonly Table[],
  column: string,
  meaning: ColumnMeaning | null,
): LineupMapping {
  const put = (fields: TableMapping['fields'] = {}, isOwn: boolean) => {
    const others = Object.entries(fields).filter(([id]) => id !== column);
    return Object.fromEntries(meaning !== null && isOwn ? [...others, [column, meaning.field]] : others);
  };
  return changed(mapping, similar, ({ fields, fallbacks, ...rest }) => ({
    ...rest,
    ...withFallbacks(
      put(fields, meaning?.isFallback === false),
      put(fallbacks, meaning?.isFallback === true),
    ),
  }));
}

/** Reads a table, or leaves it out. One that is read begins with what is chosen for those like it. */
export function withTable(
  mapping: LineupMapping,
  tables: readonly Table[],
  table: Table,
  isRead: boolean,
): LineupMapping {
  const others = mapping.tables.filter((each) => each.table !== table.id);
  if (!isRead) return { ...mapping, tables: others };
  const like = tables.find(
    (other) =>
      other.id !== table.id && haveSameColumns(other, table) && mappingOf(mapping, other.id) !== null,
  );
  const { fields = {}, fallbacks } = (like && mappingOf(mapping, like.id)) ?? {};
  const added: TableMapping = { table: table.id, ...withFallbacks(fields, fallbacks) };
  const read = new Map([...others, added].map((each) => [each.table, each]));
  // The order of the file, in which the sets are taken.
  return { ...mapping, tables: tables.flatMap(({ id }) => read.get(id) ?? []) };
}

/** What holds for all rows of one table; an empty text says nothing, so that the file's own words hold. */
export function withAround(
  mapping: LineupMapping,
  table: Table,
  field: 'stage' | 'date',
  value: string,
): LineupMapping {
  return changed(mapping, [table], ({ around = {}, ...rest }) => {
    const remaining = Object.fromEntries(Object.entries(around).filter(([name]) => name !== field));
    return { ...rest, around: value.trim() === '' ? remaining : { ...remaining, [field]: value } };
  });
}

/** What a person chose of a sheet's layout; what is undefined is left to the reader. */
export interface ChosenLayout {
  /** The number of the row that has the headings, null for none. */
  readonly headerRow: number | null | undefined;
  readonly layout: TableMapping['layout'];
}

/** Reads tables by another layout. Their columns are others then, and what these stand for is found again. */
export function withLayout(
  mapping: LineupMapping,
  similar: readonly Table[],
  { headerRow, layout }: ChosenLayout,
): LineupMapping {
  return changed(mapping, similar, ({ table, around }) => ({
    table,
    fields: {},
    ...(around === undefined ? {} : { around }),
    ...(headerRow === undefined ? {} : { headerRow }),
    ...(layout === undefined ? {} : { layout }),
  }));
}

/** Returns true if 07/06 is the 7th of June or July 6th; null leaves it to the file. */
export function withDayFirst({ tables }: LineupMapping, dayFirst: boolean | null): LineupMapping {
  return dayFirst === null ? { tables } : { tables, dayFirst };
}

/** A mapping without fallbacks has no word of them, as those that were stored before there were any. */
function withFallbacks(
  fields: TableMapping['fields'],
  fallbacks: TableMapping['fallbacks'] = {},
): Pick<TableMapping, 'fields' | 'fallbacks'> {
  return Object.keys(fallbacks).length === 0 ? { fields } : { fields, fallbacks };
}

function changed(
  mapping: LineupMapping,
  tables: readonly Table[],
  change: (table: TableMapping) => TableMapping,
): LineupMapping {
  const ids = new Set(tables.map(({ id }) => id));
  return {
    ...mapping,
    tables: mapping.tables.map((each) => (ids.has(each.table) ? change(each) : each)),
  };
}
