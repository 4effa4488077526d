import * as z from 'zod/mini';
import { artistColumns, type ArtistColumn } from '../entities/artist-columns.ts';
import { publicTextFields } from '../entities/set-texts.ts';
import { maximumMappingText } from '../entities/upload.ts';

/** A column that says something of the artist and not of the set. */
export type ArtistMappedField = `artist.${ArtistColumn}`;

export function mappedArtistField<Column extends ArtistColumn>(column: Column): `artist.${Column}` {
  return `artist.${column}`;
}

const columnsOfMapped = new Map<string, ArtistColumn>(
  artistColumns.map((column) => [mappedArtistField(column), column]),
);

/** The artist's field of what a column stands for; null where that is a field of the set. */
export function artistColumnOf(field: string): ArtistColumn | null {
  return columnsOfMapped.get(field) ?? null;
}

/** What a column of a file can stand for. `timeRange` is start and end in one cell: "20:00-21:15". */
export const mappedFields = [
  'artistName',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'timeRange',
  'duration',
  'imageURL',
  'sourceId',
  ...publicTextFields,
  ...artistColumns.map(mappedArtistField),
] as const;
export type MappedField = (typeof mappedFields)[number];

const text = z.string().check(z.maxLength(300));

/**
 * How one table of a file is read: what its columns stand for, by their ids (a column that is left out stands for
 * nothing); the columns that stand for a field in the rows where those of `fields` are empty; what holds for all its rows, in the place of what the file says around them; and, where a person knows
 * better than the portal, the number of its header row (null: it has none) and whether it is a grid.
 */
const tableMappingSchema = z.strictObject({
  table: text,
  fields: z.record(text, z.enum(mappedFields)),
  fallbacks: z.optional(z.record(text, z.enum(mappedFields))),
  around: z.optional(z.strictObject({ stage: z.optional(text), date: z.optional(text) })),
  headerRow: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  layout: z.optional(z.enum(['rows', 'grid'])),
});
export type TableMapping = z.infer<typeof tableMappingSchema>;

/**
 * How a file is read: the tables that count, in the order in which their sets are taken. `dayFirst` says what 07/06
 * means where the file leaves it open.
 */
export const lineupMappingSchema = z.strictObject({
  tables: z.array(tableMappingSchema).check(z.maxLength(200)),
  dayFirst: z.optional(z.boolean()),
});
export type LineupMapping = z.infer<typeof lineupMappingSchema>;

const placing: ReadonlySet<MappedField> = new Set([
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'timeRange',
  'duration',
]);

/** Returns true if a table says who artists are, and nothing of when and where they play. */
export function isOfArtistsAlone({ fields, fallbacks, around }: TableMapping): boolean {
  const all = [...Object.values(fields), ...Object.values(fallbacks ?? {})];
  return (
    around === undefined &&
    all.some((field) => artistColumnOf(field) !== null) &&
    !all.some((field) => placing.has(field))
  );
}

/** What a column stands for: a field, or a field where the other columns for it are empty. */
export interface ColumnMeaning {
  readonly field: MappedField;
  readonly isFallback: boolean;
}

/** What a column stands for; undefined for nothing. */
export function meaningOfColumn(
  { fields, fallbacks = {} }: Pick<TableMapping, 'fields' | 'fallbacks'>,
  column: string,
): ColumnMeaning | undefined {
  const isFallback = !Object.hasOwn(fields, column);
  const field =
    isFallback && !Object.hasOwn(fallbacks, column) ? undefined : (fields[column] ?? fallbacks[column]);
  return field === undefined ? undefined : { field, isFallback };
}

/** A mapping as an upload's record keeps it; null where it is too long for that. */
export function mappingText(mapping: LineupMapping): string | null {
  const written = JSON.stringify(mapping);
  return written.length > maximumMappingText ? null : written;
}

/** The mapping that a text of `mappingText` holds, or null where it holds none. Never throws. */
export function parseMappingText(written: string): LineupMapping | null {
  try {
    const parsed = lineupMappingSchema.safeParse(JSON.parse(written));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
