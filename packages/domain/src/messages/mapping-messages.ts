import { artistColumnField, artistColumns, type ArtistColumn } from '../entities/artist-columns.ts';
import { forEachPublicText } from '../entities/set-texts.ts';

type ArtistColumnNames = { readonly [Column in ArtistColumn as `artist.${Column}`]: string };

function namesOfArtistColumns(): ArtistColumnNames;
function namesOfArtistColumns(): Record<string, string> {
  return Object.fromEntries(
    artistColumns.map((column) => [
      `artist.${column}`,
      `Artist: ${artistColumnField(column).label.toLowerCase()}`,
    ]),
  );
}
const artistColumnNames = namesOfArtistColumns();

/** Texts of the step that maps the columns of a file. A separate file, so that only that step loads them. */
export const mappingMessages = {
  /** The fields that a column can stand for, in the order they are offered. */
  fields: {
    artistName: 'Artist',
    stage: 'Stage',
    date: 'Day',
    timeStart: 'Start',
    timeEnd: 'End',
    timeRange: 'Start and end',
    duration: 'Length',
    imageURL: 'Picture address',
    sourceId: 'Id',
    ...forEachPublicText(({ name }) => name),
    ...artistColumnNames,
  },
  unused: 'Not used',
  /** A field that a column can stand for if another column is empty. */
  fallback: (field: string, other: string) => `${field} if “${other}” is empty`,
  fallbackOfNone: (field: string) => `${field} if another column is empty`,
  /** Shown under a column that has fallback columns. */
  elseFrom: (columns: readonly string[]) => `If empty: ${columns.join(', ')}`,
  /** A column without a heading; `place` counts from 1. */
  column: (place: number) => `Column ${place}`,
  table: (name: string, rows: number) => `${name} (${rows === 1 ? '1 row' : `${rows} rows`})`,
  unreadTable: (name: string) => `${name} (not read)`,
  sameColumns: (names: readonly string[]) => `The same holds for ${names.join(', ')}.`,
  sets: (n: number) => (n === 1 ? '1 set' : `${n} sets`),
  onStages: (n: number) => (n === 1 ? ' on 1 stage' : ` on ${n} stages`),
  leftOut: (n: number) => (n === 1 ? '1 row left out' : `${n} rows left out`),
  leftOutRow: (number: number, text: string) => `Row ${number}: ${text}`,
  leftOutOfTable: (table: string, number: number, text: string) => `${table}, row ${number}: ${text}`,
  leftOutReasons: {
    comment: 'a comment',
    title: 'a title',
    total: 'a total',
    empty: 'neither artist nor time',
  },
  more: (n: number) => `and ${n} more`,
  incomplete: (n: number) =>
    n === 1
      ? '1 set lacks an artist, a stage, a day or a time. You complete it in the next step.'
      : `${n} sets lack an artist, a stage, a day or a time. You complete them in the next step.`,
  noSets: 'No sets yet. Choose which column has the artists.',
  tooLong: 'So many sheets cannot be chosen at once. Please leave some of them out.',
} as const;
