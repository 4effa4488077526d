import { isJsonObject } from '../../lineup/json/found.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Converts a list of lists, whose first row has the headings, to row objects; null if it is not such a list. */
export function rowsOfCells(list: readonly unknown[]): readonly JsonObject[] | null {
  const [headings, ...rows] = list;
  if (!isRow(headings) || rows.length === 0 || !rows.every(isRow)) return null;
  const names = headings.map(String);
  if (!headings.every((heading) => typeof heading === 'string') || new Set(names).size < names.length)
    return null;
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? null])));
}

/**
 * Converts a table stored by columns, `{ "artist": { "0": … }, "stage": { "0": … } }`, to row objects, or returns null.
 */
export function rowsOfColumns(object: JsonObject): readonly JsonObject[] | null {
  const names = Object.keys(object);
  const columns = Object.values(object);
  const [first] = columns;
  if (names.length < 2 || !columns.every(isColumn) || !isColumn(first)) return null;
  return Object.keys(first).map((place) =>
    Object.fromEntries(names.map((name, at) => [name, (columns[at] as JsonObject)[place] ?? null])),
  );
}

function isRow(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 1 && value.every(isCell);
}

function isColumn(value: unknown): value is JsonObject {
  if (!isJsonObject(value)) return false;
  const places = Object.keys(value);
  return places.length > 0 && places.every((place, at) => place === String(at) && isCell(value[place]));
}

function isCell(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
