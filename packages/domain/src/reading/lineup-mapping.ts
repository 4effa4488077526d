import * as z from 'zod/mini';
import { artistColumns, type ArtistColumn } from '../entities/artist-columns.ts';
import { publicTextFields } from '../entities/set-texts.ts';
import { maximumMappingText } from '../entities/upload.ts';

/** A column about the artist instead of the set. */
export type ArtistMappedField = `artist.${ArtistColumn}`;

export function mappedArtistField<Column extends ArtistColumn>(column: Column): `artist.${Column}` {
  return `artist.${column}`;
}

const columnsOfMapped = new Map<string, ArtistColumn>(
  artistColumns.map((column) => [mappedArtistField(column), column]),
);

/** Returns the artist column of a mapped field; null for a field of the set. */
export function artistColumnOf(field: string): ArtistColumn | null {
  return columnsOfMapped.get(field) ?? null;
}

/** The fields that a column of a file can stand for. `timeRange` is start and end in one cell: "20:00-21:15". */
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
 * How one table of a file is read: the meaning of its columns by id (columns that are left out are ignored); the
 * columns that provide a field in rows where those of `fields` are empty; what applies to all rows instead of what the
 * file says around them; and, if the user overrides the portal, the number of the header row (null: none) and whether
 * the table is a grid.
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
 * How a file is read: the tables to use, in the order in which their sets are taken. `dayFirst` says what 07/06 means
 * if the file is ambiguous.
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

/** Returns true if a table describes artists but not when or where they play. */
export function isOfArtistsAlone({ fields, fallbacks, around }: TableMapping): boolean {
  const all = [...Object.values(fields), ...Object.values(fallbacks ?? {})];
  return (
    around === undefined &&
    all.some((field) => artistColumnOf(field) !== null) &&
    !all.some((field) => placing.has(field))
  );
}

/** The field that a column stands for, either always or only if the other columns for it are empty. */
export interface ColumnMeaning {
  readonly field: MappedField;
  readonly isFallback: boolean;
}

/** Returns the meaning of a column; undefined if it is ignored. */
export function meaningOfColumn(
  { fields, fallbacks = {} }: Pick<TableMapping, 'fields' | 'fallbacks'>,
  column: string,
): ColumnMeaning | undefined {
  const isFallback = !Object.hasOwn(fields, column);
  const field =
    isFallback && !Object.hasOwn(fallbacks, column) ? undefined : (fields[column] ?? fallbacks[column]);
  return field === undefined ? undefined : { field, isFallback };
}

/** Serializes a mapping for an upload's record; null if it is too long for that. */
export function mappingText(mapping: LineupMapping): string | null {
  const written = JSON.stringify(mapping);
  return written.length > maximumMappingText ? null : written;
}

/** Parses a text of `mappingText`; null if it is not a valid mapping. Never throws. */
export function parseMappingText(written: string): LineupMapping | null {
  try {
    const parsed = lineupMappingSchema.safeParse(JSON.parse(written));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
