import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, storableText, textLimits } from './fields.ts';
import { fileOriginSchema, sourceCheckSchema } from './file-origin.ts';
import { uploadIdPattern } from './upload-id.ts';

/** One document of a source holds this many sets; a source with more has further documents. */
export const maximumSetsPerPart = 200;

/** And this many characters in all: every provider limits its documents. */
export const maximumCharactersPerPart = 60_000;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/u));

/** What a file said of one set, as one line of JSON; see `partsOfBase`. */
const baseTextSchema = z.string().check(
  z.minLength(1),
  storableText('What a file said'),
  // JSON escapes it; the rules of Firestore take lists apart by it.
  z.refine((text) => !text.includes('\u001F')),
);

const baseTextsSchema = z.record(id, baseTextSchema).check(
  z.refine((sets) => Object.keys(sets).length <= maximumSetsPerPart),
  z.refine((sets) => Object.values(sets).join('').length <= maximumCharactersPerPart),
);

/**
 * Where lineups come from again and again (an agency, a booker's table), with what its last import said of each set, as stored
 * at `festivals/{id}/importSources/{id}`. With it the next import tells what the file has changed from what was changed here.
 * `of` is the id of the source's first document, in that one its own: a source of very many sets goes on in others.
 * `uploadId` stands in the first and names the upload that was imported last, `origin` the last that came from an address.
 * `lastCheck` is written by the server, outside of the history.
 */
export const importSourceSchema = z.strictObject({
  name: requiredText('Name of the source', textLimits.sourceName),
  of: id,
  uploadId: z.optional(z.string().check(z.regex(uploadIdPattern))),
  sets: z.optional(baseTextsSchema),
  /** What the last import said of artists, by their ids. */
  artists: z.optional(baseTextsSchema),
  origin: z.optional(fileOriginSchema),
  lastCheck: z.optional(sourceCheckSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type ImportSourceData = z.infer<typeof importSourceSchema>;

/** A document of a source with its id. */
export type ImportSource = ImportSourceData & { readonly id: string };
