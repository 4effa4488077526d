import type { SourceTable } from '@lineup/domain/reading';

type Columns = Pick<SourceTable, 'id' | 'kind' | 'columns'>;

/** Returns a key for files of one kind, built from the tables and their column headings. */
export function columnsKey(tables: readonly Columns[]): string {
  return JSON.stringify(tables.map(({ id, kind, columns }) => [id, kind, ...columns.map((each) => each.id)]));
}

/** Returns true if two tables have the same columns, so that the choices for one apply to the other. */
export function haveSameColumns(one: Columns, other: Columns): boolean {
  const idsOf = ({ columns }: Columns) => JSON.stringify(columns.map(({ id }) => id));
  return one.kind === other.kind && idsOf(one) === idsOf(other);
}
