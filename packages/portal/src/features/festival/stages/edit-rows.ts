import {
  isSameSettings,
  noStageSettings,
  stageSettingsForm,
  type StageRow,
  type StageSettings,
  type StageSettingsForm,
} from '@lineup/domain';

/** A row of the editor; `key` tells it from the others whatever is typed. */
export interface EditRow extends StageRow {
  readonly key: string;
  readonly settings: StageSettingsForm;
}

/** The rows of the stored stages, in their order, with what is set for each. */
export function rowsOf(stages: readonly string[], stored: StageSettings = {}): EditRow[] {
  return withKeys(
    stages.map((stage) => ({ original: stage, name: stage, settings: stageSettingsForm(stored, stage) })),
  );
}

/** The rows with keys. */
export function withKeys(rows: readonly Omit<EditRow, 'key'>[]): EditRow[] {
  return rows.map((row, index) => ({
    ...row,
    key: row.original === null ? `added ${index}` : `stored ${row.original}`,
  }));
}

/** The rows with one more at their end, empty unless it has a name. */
export function addRow(rows: readonly EditRow[], name = ''): EditRow[] {
  const keys = new Set(rows.map(({ key }) => key));
  let number = rows.length;
  while (keys.has(`added ${number}`)) number += 1;
  return [...rows, { key: `added ${number}`, original: null, name, settings: noStageSettings }];
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

/** Returns true if saving either would store the same; blank new rows do not count. */
export function isSameRows(a: readonly EditRow[], b: readonly EditRow[]): boolean {
  const [counted, others] = [a.filter(doesCount), b.filter(doesCount)];
  return counted.length === others.length && counted.every((row, place) => isSameRow(row, others[place]));
}

/** Returns false for a new row that is still blank. */
export function doesCount({ original, name }: EditRow): boolean {
  return original !== null || name.trim() !== '';
}

function isSameRow(row: EditRow, other: EditRow | undefined): boolean {
  return (
    row.original === other?.original &&
    row.name === other.name &&
    isSameSettings(row.settings, other.settings)
  );
}

/** How a row is called where its name is not typed yet. */
export function rowName({ name }: StageRow): string {
  return name.trim() || 'Unnamed stage';
}
