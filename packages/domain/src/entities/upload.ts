import * as z from 'zod/mini';
import { cutText, storable } from '../lineup/hints.ts';
import { messages } from '../messages/messages.ts';
import { clockTimePattern } from '../time/clock-time.ts';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, textLimits } from './fields.ts';
import { fileOriginSchema } from './file-origin.ts';
import { forEachPublicText, publicTextFields } from './set-texts.ts';
import { maximumStages } from './stage-name.ts';
import { uploadIdPattern } from './upload-id.ts';

export const uploadTypes = ['json', 'spreadsheet', 'image'] as const;
export const uploadStatuses = ['processing', 'completed', 'error'] as const;

/** The longest text of an upload's `mapping`, in UTF-16 code units. */
export const maximumMappingText = 20_000;

/** Why something in a file is no set. */
export const leftOutReasons = ['comment', 'title', 'total', 'empty'] as const;

/** This many of the rows left out are stored; the rest is counted. */
export const maximumLeftOut = 50;

/**
 * What a file says that was not read as a set: how many rows in all, and the first of them with the `table` (of its sheet, of
 * its list) and the number that people find them by.
 */
export const leftOutSchema = z.strictObject({
  count: z.int().check(z.minimum(1)),
  rows: z
    .array(
      z.strictObject({
        table: z.string().check(z.maxLength(200)),
        number: z.int().check(z.minimum(1)),
        text: z.string().check(z.maxLength(200)),
        reason: z.enum(leftOutReasons),
      }),
    )
    .check(z.maxLength(maximumLeftOut)),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** An uploaded lineup file as stored at `festivals/{id}/lineupUploads/{uploadId}`. */
export const uploadSchema = z.strictObject({
  uploadId: z.string().check(z.regex(uploadIdPattern)),
  festivalId: z.string().check(z.minLength(1)),
  fileName: requiredText('File name', textLimits.fileName),
  /** Where the file is stored in the file storage; `fileURL` is its download address. */
  filePath: z.string().check(z.minLength(1), z.maxLength(1024)),
  fileURL: z.string().check(z.minLength(1), z.maxLength(textLimits.url)),
  uploadType: z.enum(uploadTypes),
  status: z.enum(uploadStatuses),
  error: z.nullable(z.string().check(z.maxLength(textLimits.errorMessage))),
  /** How the file is to be read where somebody has chosen it: a `LineupMapping` as text. */
  mapping: z.optional(z.string().check(z.maxLength(maximumMappingText))),
  /** Where it was downloaded from, of a file that comes from an address. */
  origin: z.optional(fileOriginSchema),
  /** What the server left out when it read the file; absent where that is nothing. */
  leftOut: z.optional(leftOutSchema),
  /** The stages in the order of the file's own list; absent where it has none. */
  fileStages: z.optional(
    z.array(z.string().check(z.maxLength(textLimits.stageName))).check(z.maxLength(maximumStages)),
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** The name of a chosen file as its record can hold it: cut to the limit, without what no text can store. */
export function storableFileName(name: string): string {
  return storable(cutText(name, textLimits.fileName));
}

export type UploadData = z.infer<typeof uploadSchema>;
export type Upload = UploadData & { readonly id: string };
export type UploadType = (typeof uploadTypes)[number];
export type UploadStatus = (typeof uploadStatuses)[number];

export const draftFields = [
  'artistName',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'imageURL',
  ...publicTextFields,
] as const;
export type DraftField = (typeof draftFields)[number];

/** What the reader guessed or could not read, with the words of the file. The texts stand in `hintMessages`. */
export const hintSchema = z.strictObject({
  field: z.enum(draftFields),
  code: z.enum([
    'unreadable',
    'dateFormat',
    'dayFirst',
    'monthFirst',
    'timeFormat',
    'hoursPastMidnight',
    'zoneConverted',
    'nightOfDayBefore',
    'nightOfThisDay',
    'splitDateTime',
    'trimmed',
    'cut',
    'imageUrl',
    'imageHttps',
    'longerThanADay',
    'endBeforeStart',
    'notText',
    'cleaned',
    'encoding',
    'duplicateKey',
    'fromAbove',
    'stageMatched',
    'halfOfDay',
    'lengthUnit',
    'otherName',
    'openEnd',
    'artistValue',
  ]),
  source: z.string().check(z.maxLength(200)),
});
export type Hint = z.infer<typeof hintSchema>;
export type HintCode = Hint['code'];

const draftText = z
  .string()
  .check(z.maxLength(1000, { error: messages.validation.tooLong('This text', 1000) }));

/** The longest text that a draft keeps of one field of its artist. What is longer than an artist can have is reported. */
export const maximumArtistText = 20_000;

/** What a file says of an artist, by the names of `artistColumns`; those are not named here, so that the schedule does not load them. */
const draftArtistSchema = z.record(
  z.string().check(z.regex(/^[A-Za-z]{1,40}$/u)),
  z.string().check(z.maxLength(maximumArtistText)),
);

/** The longest text that keeps what was read of a draft. */
export const maximumAsRead = 8000;

const originalText = z.optional(z.string().check(z.maxLength(200)));

/** For each field that was read as something else than it says: the file's own words, cut to 200 characters. */
export const originalTextsSchema = z.strictObject({
  artistName: originalText,
  stage: originalText,
  date: originalText,
  timeStart: originalText,
  timeEnd: originalText,
  imageURL: originalText,
  ...forEachPublicText(() => originalText),
});
export type OriginalTexts = z.infer<typeof originalTextsSchema>;

/**
 * An event read from a file and not yet in the schedule, at `festivals/{id}/lineupUploads/{uploadId}/events/{id}`.
 * It may be incomplete or wrong: the review step shows and mends that. `date` is a festival day (YYYY-MM-DD) or empty,
 * the times are clock times of the festival's zone (HH:MM) or empty. `row` is the 1-based place in the file, of a spreadsheet that of its sheet.
 */
export const draftEventSchema = z.strictObject({
  artistName: draftText,
  stage: draftText,
  date: draftText,
  timeStart: draftText,
  timeEnd: draftText,
  imageURL: z.nullable(z.string().check(z.maxLength(textLimits.url))),
  ...forEachPublicText(() => z.optional(draftText)),
  /** When the festival's day begins for which `date` holds; as it is now, if absent. */
  dayStartsAt: z.optional(z.string().check(z.regex(clockTimePattern))),
  /** What was read, of the fields that the review has changed since, as one line of JSON in plain letters; see `asReadAfter`. */
  asRead: z.optional(z.string().check(z.regex(/^[ -~]*$/u), z.maxLength(maximumAsRead))),
  /** Whether it is saved as an unplaced act; see `isUnplaced`. */
  unplaced: z.optional(z.boolean()),
  /** What the file says of the artist; absent where it says nothing. */
  artist: z.optional(draftArtistSchema),
  /** What the review has made of fields of `artist`, empty for one that it took out. */
  artistEdits: z.optional(draftArtistSchema),
  row: z.int().check(z.minimum(1)),
  hints: z.array(hintSchema).check(z.maxLength(20)),
  said: z.optional(originalTextsSchema),
  /** The id of the set in its source: the source's own, or the portal's in a file that it has exported. */
  sourceId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  createdAt: timestampSchema,
});

export type DraftEventData = z.infer<typeof draftEventSchema>;
export type DraftEvent = DraftEventData & { readonly id: string };

/** The part of a draft event that an administrator edits and the review rules check. */
export type DraftValues = Pick<
  DraftEventData,
  DraftField | 'dayStartsAt' | 'asRead' | 'unplaced' | 'artistEdits'
>;

/** Returns true if a row says anything of its artist, or did before the review. */
export function saysOfArtist({
  artist,
  artistEdits,
}: Pick<DraftEventData, 'artist' | 'artistEdits'>): boolean {
  return artist !== undefined || artistEdits !== undefined;
}
