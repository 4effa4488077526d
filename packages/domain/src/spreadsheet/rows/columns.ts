import type { SheetValues } from '../sheet.ts';

type SheetField = keyof SheetValues;

/** The columns that a spreadsheet must have, by their name in the header. */
export const sheetColumns = [
  { field: 'artistName', name: 'artist name' },
  { field: 'stage', name: 'stage' },
  { field: 'date', name: 'date' },
  { field: 'startTime', name: 'start time' },
  { field: 'endTime', name: 'end time' },
] as const satisfies readonly { readonly field: SheetField; readonly name: string }[];

/** The names of the required columns in their usual order. */
export const requiredColumns: readonly string[] = sheetColumns.map(({ name }) => name);

/** The index of each field in a row, from 0. */
export type ColumnPlaces = Readonly<Record<SheetField, number>>;

/** The indexes of the required columns, the missing ones, and those that occur more than once (the first is used). */
export interface ParsedHeader {
  readonly places: ColumnPlaces;
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
}

/**
 * Finds the required columns in a header, in any order and among others. Case, spaces, hyphens and underscores are
 * ignored: 'Artist Name', 'artistName' and 'artist_name' are equal.
 */
export function parseHeader(cells: readonly string[]): ParsedHeader {
  const plain = cells.map(plainName);
  const placeOf = (name: string) => plain.indexOf(plainName(name));
  return {
    places: {
      artistName: placeOf('artist name'),
      stage: placeOf('stage'),
      date: placeOf('date'),
      startTime: placeOf('start time'),
      endTime: placeOf('end time'),
    },
    missing: requiredColumns.filter((name) => placeOf(name) === -1),
    repeated: requiredColumns.filter((name) => placeOf(name) !== plain.lastIndexOf(plainName(name))),
  };
}

/** Counts the required columns in a header. */
export function countColumns(cells: readonly string[]): number {
  return requiredColumns.length - parseHeader(cells).missing.length;
}

function plainName(name: string): string {
  return name.length > 40 ? '' : name.toLowerCase().replaceAll(/[\s_-]/gu, '');
}
