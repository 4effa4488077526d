import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, storableText, textLimits } from './fields.ts';
import { fileOriginSchema, sourceCheckSchema } from './file-origin.ts';
import { uploadIdPattern } from './upload-id.ts';

/** The maximum number of sets in one document of a source; a source with more has several documents. */
export const maximumSetsPerPart = 200;

/** The maximum number of characters in one document, as every provider limits document size. */
export const maximumCharactersPerPart = 60_000;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** What a file said about one set, as one line of JSON; see `partsOfBase`. */
const baseTextSchema = z.string().check(
  z.minLength(1),
  storableText('What a file said'),
  // JSON escapes this character; Firestore's rules split lists on it.
  z.refine((text) => !text.includes('\u001F')),
);

const baseTextsSchema = z.record(id, baseTextSchema).check(
  z.refine((sets) => Object.keys(sets).length <= maximumSetsPerPart),
  z.refine((sets) => Object.values(sets).join('').length <= maximumCharactersPerPart),
);

/**
 * A recurring source of lineups (an agency, a booker's table) with what its last import said about each set, as stored
 * at `festivals/{id}/importSources/{id}`. From it the next import can tell changes in the file from changes made here.
 * A very large source has several documents; `of` is the id of the first one, and in the first one its own id.
 * `uploadId` and `origin` are only in the first document: the last imported upload, and the last download. The server
 * writes `lastCheck`, which is not part of the history.
 */
export const importSourceSchema = z.strictObject({
  name: requiredText('Name of the source', textLimits.sourceName),
  of: id,
  uploadId: z.optional(z.string().check(z.regex(uploadIdPattern))),
  sets: z.optional(baseTextsSchema),
  /** What the last import said about artists, by artist id. */
  artists: z.optional(baseTextsSchema),
  origin: z.optional(fileOriginSchema),
  lastCheck: z.optional(sourceCheckSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type ImportSourceData = z.infer<typeof importSourceSchema>;

/** A document of a source with its id. */
export type ImportSource = ImportSourceData & { readonly id: string };
