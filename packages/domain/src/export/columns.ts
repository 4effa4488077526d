import { artistColumns, artistHeadings } from '../entities/artist-columns.ts';
import { headingsOf, publicTextFields, setTexts } from '../entities/set-texts.ts';
import type { ExportedSet } from './exported-set.ts';
import type { ExportedTime } from './exported-time.ts';

/** A column of an exported table. The import recognises its heading. */
export interface ExportColumn {
  readonly heading: string;
  /** In characters, for programs that display columns. */
  readonly width: number;
  readonly cell: (set: ExportedSet) => string | ExportedTime;
}

const ofSets: readonly ExportColumn[] = [
  { heading: 'id', width: 24, cell: ({ id }) => id },
  { heading: 'artist', width: 32, cell: ({ artist }) => artist },
  { heading: 'stage', width: 20, cell: ({ stage }) => stage },
  { heading: 'start', width: 17, cell: ({ start }) => start },
  { heading: 'end', width: 17, cell: ({ end }) => end },
  { heading: 'status', width: 10, cell: ({ status }) => status ?? '' },
  { heading: 'replaced by', width: 32, cell: ({ replacedBy }) => replacedBy ?? '' },
  ...publicTextFields.map((field): ExportColumn => ({
    heading: headingsOf(setTexts[field])[0],
    width: 24,
    cell: ({ texts }) => texts[field] ?? '',
  })),
  { heading: 'image', width: 40, cell: ({ image }) => image ?? '' },
];

/** For a set without entries from the show day, the plan is its time. The import ignores these columns. */
const ofShowDay: readonly ExportColumn[] = [
  { heading: 'planned start', width: 17, cell: ({ live, start }) => live?.plannedStart ?? start },
  { heading: 'planned end', width: 17, cell: ({ live, end }) => live?.plannedEnd ?? end },
  { heading: 'actual start', width: 17, cell: ({ live }) => live?.actualStart ?? '' },
  { heading: 'actual end', width: 17, cell: ({ live }) => live?.actualEnd ?? '' },
];

/**
 * The columns of both CSV and XLSX. Columns of the show day are only included if any set has such entries, columns
 * about artists only if any of the sets' artists has a value.
 */
export function exportColumns(sets: readonly ExportedSet[]): readonly ExportColumn[] {
  const ofArtists = artistColumns
    .filter((column) => sets.some(({ artistTexts }) => artistTexts[column] !== undefined))
    .map((column): ExportColumn => ({
      heading: artistHeadings(column)[0],
      width: 24,
      cell: ({ artistTexts }) => artistTexts[column] ?? '',
    }));
  const isPlayed = sets.some(({ live }) => live !== null);
  return [...ofSets, ...(isPlayed ? ofShowDay : []), ...ofArtists];
}
