import {
  isSameSettings,
  noStageSettings,
  stageSettingsForm,
  type StageRow,
  type StageSettings,
  type StageSettingsForm,
} from '@lineup/domain';

/** A row of the editor; `key` identifies it independently of its name. */
export interface EditRow extends StageRow {
  readonly key: string;
  readonly settings: StageSettingsForm;
}

/** Returns rows for the stored stages, in order, with their settings. */
export function rowsOf(stages: readonly string[], stored: StageSettings = {}): EditRow[] {
  return withKeys(
    stages.map((stage) => ({ original: stage, name: stage, settings: stageSettingsForm(stored, stage) })),
  );
}

/** Assigns keys to the rows. */
export function withKeys(rows: readonly Omit<EditRow, 'key'>[]): EditRow[] {
  return rows.map((row, index) => ({
    ...row,
    key: row.original === null ? `added ${index}` : `stored ${row.original}`,
  }));
}

/** Appends a row, empty unless a name is given. */
export function addRow(rows: readonly EditRow[], name = ''): EditRow[] {
  const keys = new Set(rows.map(({ key }) => key));
  let number = rows.length;
  while (keys.has(`added ${number}`)) number += 1;
  return [...rows, { key: `added ${number}`, original: null, name, settings: noStageSettings }];
}

/** Moves the row at `from` to the position `to`. Returns the rows unchanged if a position does not exist. */
export function moveRow(rows: readonly EditRow[], from: number, to: number): EditRow[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** Returns the keys of rows with duplicate names. */
export function duplicateKeys(rows: readonly EditRow[]): ReadonlySet<string> {
  const names = rows.map(({ name }) => name.trim());
  const isTwice = (name: string) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  return new Set(rows.filter((_, index) => isTwice(names[index] ?? '')).map(({ key }) => key));
}

/** Returns true if saving either would store the same; blank new rows are ignored. */
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

/** Returns how to refer to a row, also while it has no name. */
export function rowName({ name }: StageRow): string {
  return name.trim() || 'Unnamed stage';
}
