import type { SourceTable } from '@lineup/domain/reading';

type Columns = Pick<SourceTable, 'id' | 'kind' | 'columns'>;

/** What tells files of one kind from others: the tables and the headings of their columns. */
export function columnsKey(tables: readonly Columns[]): string {
  return JSON.stringify(tables.map(({ id, kind, columns }) => [id, kind, ...columns.map((each) => each.id)]));
}

/** Returns true if two tables have the same columns, so that what is chosen for one holds for the other. */
export function haveSameColumns(one: Columns, other: Columns): boolean {
  const idsOf = ({ columns }: Columns) => JSON.stringify(columns.map(({ id }) => id));
  return one.kind === other.kind && idsOf(one) === idsOf(other);
}
