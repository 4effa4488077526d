import type { ColumnMeaning, LineupMapping, SourceTable, TableMapping } from '@lineup/domain/reading';
import { haveSameColumns } from './reading/columns-key.ts';

type Table = Pick<SourceTable, 'id' | 'kind' | 'columns'>;

/** Returns how the table is read; null if it is left out. */
export function mappingOf(mapping: LineupMapping, tableId: string): TableMapping | null {
  return mapping.tables.find(({ table }) => table === tableId) ?? null;
}

/** Returns the included tables with the same columns as this one, which is among them: one choice applies to all. */
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
 * Assigns a meaning to a column in all `similar` tables, null for none. Another column with the same meaning keeps it:
 * moving through the options with the keyboard passes over the meanings of other columns. Of two such columns, the
 * first non-empty one in a row applies.
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

/** Includes a table, or leaves it out. An included one starts with the choices for similar tables. */
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
  // In file order, which is the order of the sets.
  return { ...mapping, tables: tables.flatMap(({ id }) => read.get(id) ?? []) };
}

/** Sets the values for all rows of one table; an empty text removes one, so that the file's own values apply. */
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

/** The layout of a sheet chosen by the user; undefined leaves a value to the parser. */
export interface ChosenLayout {
  /** The number of the header row, null for none. */
  readonly headerRow: number | null | undefined;
  readonly layout: TableMapping['layout'];
}

/** Reads tables with another layout. This changes their columns, whose meanings are detected again. */
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

/** Sets whether 07/06 is the 7th of June (true) or July 6th (false); null leaves it to the file. */
export function withDayFirst({ tables }: LineupMapping, dayFirst: boolean | null): LineupMapping {
  return dayFirst === null ? { tables } : { tables, dayFirst };
}

/** Omits the fallbacks if there are none, as in mappings stored before they existed. */
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
