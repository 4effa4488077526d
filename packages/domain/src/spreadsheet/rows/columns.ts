import type { SheetValues } from '../sheet.ts';

type SheetField = keyof SheetValues;

/** The columns that a spreadsheet must have, by the name in its header. */
export const sheetColumns = [
  { field: 'artistName', name: 'artist name' },
  { field: 'stage', name: 'stage' },
  { field: 'date', name: 'date' },
  { field: 'startTime', name: 'start time' },
  { field: 'endTime', name: 'end time' },
] as const satisfies readonly { readonly field: SheetField; readonly name: string }[];

/** The names of the required columns in their usual order. */
export const requiredColumns: readonly string[] = sheetColumns.map(({ name }) => name);

/** Where each field stands in a row, counted from 0. */
export type ColumnPlaces = Readonly<Record<SheetField, number>>;

/** The places of the required columns; those that are missing; those that are there more than once (the first counts). */
export interface ParsedHeader {
  readonly places: ColumnPlaces;
  readonly missing: readonly string[];
  readonly repeated: readonly string[];
}

/**
 * Finds the required columns in a header, in any order and among others. Letter case, spaces, hyphens and underscores
 * do not matter: 'Artist Name', 'artistName' and 'artist_name' are the same.
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

/** How many of the required columns a header has. */
export function countColumns(cells: readonly string[]): number {
  return requiredColumns.length - parseHeader(cells).missing.length;
}

function plainName(name: string): string {
  return name.length > 40 ? '' : name.toLowerCase().replaceAll(/[\s_-]/gu, '');
}
