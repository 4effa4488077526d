import type { StageRow } from '@lineup/domain';

/** A row of the editor; `key` tells it from the others whatever is typed. */
export interface EditRow extends StageRow {
  readonly key: string;
}

/** The rows of the stored stages, in their order. */
export function rowsOf(stages: readonly string[]): EditRow[] {
  return withKeys(stages.map((stage) => ({ original: stage, name: stage })));
}

/** The rows with keys; those of new ones carry numbers below their count. */
export function withKeys(rows: readonly StageRow[]): EditRow[] {
  return rows.map(({ original, name }, index) => ({
    key: original === null ? `added ${index}` : `stored ${original}`,
    original,
    name,
  }));
}

/** An empty row; `number` differs from every earlier one's. */
export function newRow(number: number): EditRow {
  return { key: `added ${number}`, original: null, name: '' };
}

/** The rows with the one at `from` at the place `to` instead. Places that do not exist change nothing. */
export function moveRow(rows: readonly EditRow[], from: number, to: number): EditRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** The keys of rows whose name another row has as well. */
export function duplicateKeys(rows: readonly EditRow[]): ReadonlySet<string> {
  const names = rows.map(({ name }) => name.trim());
  const isTwice = (name: string) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  return new Set(rows.filter((_, index) => isTwice(names[index] ?? '')).map(({ key }) => key));
}

/** Whether the rows say something else than the stored stages; blank new ones do not count. */
export function isTouched(rows: readonly EditRow[], stages: readonly string[]): boolean {
  const said = rows.filter(({ original, name }) => original !== null || name.trim() !== '');
  return (
    said.length !== stages.length ||
    said.some(({ original, name }, index) => original !== stages[index] || name !== original)
  );
}

/** How a row is called where its name is not typed yet. */
export function rowName({ name }: StageRow): string {
  return name.trim() || 'Unnamed stage';
}
