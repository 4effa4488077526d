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

/** Why a row of a file was not read as a set. */
export const leftOutReasons = ['comment', 'title', 'total', 'empty'] as const;

/** The maximum number of skipped rows that are stored; any others are only counted. */
export const maximumLeftOut = 50;

/**
 * The parts of a file that were not read as sets: the total number of rows, and the first of them with the `table`
 * (sheet or list) and the row number that users see.
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

/** An uploaded lineup file, as stored at `festivals/{id}/lineupUploads/{uploadId}`. */
export const uploadSchema = z.strictObject({
  uploadId: z.string().check(z.regex(uploadIdPattern)),
  festivalId: z.string().check(z.minLength(1)),
  fileName: requiredText('File name', textLimits.fileName),
  /** The path in the file storage; `fileURL` is the download address. */
  filePath: z.string().check(z.minLength(1), z.maxLength(1024)),
  fileURL: z.string().check(z.minLength(1), z.maxLength(textLimits.url)),
  uploadType: z.enum(uploadTypes),
  status: z.enum(uploadStatuses),
  error: z.nullable(z.string().check(z.maxLength(textLimits.errorMessage))),
  /** How to read the file, if a user chose it: a `LineupMapping` as text. */
  mapping: z.optional(z.string().check(z.maxLength(maximumMappingText))),
  /** Where the file was downloaded from; absent for uploads. */
  origin: z.optional(fileOriginSchema),
  /** What the server skipped when it read the file; absent if nothing. */
  leftOut: z.optional(leftOutSchema),
  /** The stages in the order of the file's own list; absent if it has none. */
  fileStages: z.optional(
    z.array(z.string().check(z.maxLength(textLimits.stageName))).check(z.maxLength(maximumStages)),
  ),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** Makes the name of a chosen file storable: cuts it to the limit and removes characters that cannot be stored. */
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

/** What the reader guessed or could not read, with the file's own text. `hintMessages` has the messages. */
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

/** The longest text that a draft stores for one field of its artist. Text too long for an artist is reported. */
export const maximumArtistText = 20_000;

/**
 * What a file says about an artist, by `artistColumns`. These are not listed here, so that the schedule does not load
 * them.
 */
const draftArtistSchema = z.record(
  z.string().check(z.regex(/^[A-Za-z]{1,40}$/u)),
  z.string().check(z.maxLength(maximumArtistText)),
);

/** The longest text in `asRead`, in characters. */
export const maximumAsRead = 8000;

const originalText = z.optional(z.string().check(z.maxLength(200)));

/** The file's own text, cut to 200 characters, for each field that was read as something else. */
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
 * An event read from a file and not yet in the schedule, at `festivals/{id}/lineupUploads/{uploadId}/events/{id}`. It
 * may be incomplete or invalid, which the review step shows and fixes. `date` is a festival day (YYYY-MM-DD) or empty,
 * the times are clock times in the festival's zone (HH:MM) or empty. `row` is the 1-based position in the file, or in
 * the sheet of a spreadsheet.
 */
export const draftEventSchema = z.strictObject({
  artistName: draftText,
  stage: draftText,
  date: draftText,
  timeStart: draftText,
  timeEnd: draftText,
  imageURL: z.nullable(z.string().check(z.maxLength(textLimits.url))),
  ...forEachPublicText(() => z.optional(draftText)),
  /** The start of the festival day for which `date` was set; defaults to the festival's current one. */
  dayStartsAt: z.optional(z.string().check(z.regex(clockTimePattern))),
  /** The original values of fields that the review has changed since, as one line of ASCII JSON; see `asReadAfter`. */
  asRead: z.optional(z.string().check(z.regex(/^[ -~]*$/u), z.maxLength(maximumAsRead))),
  /** Whether to save it as an unplaced act; see `isUnplaced`. */
  unplaced: z.optional(z.boolean()),
  /** What the file says about the artist; absent if nothing. */
  artist: z.optional(draftArtistSchema),
  /** The review's changes to fields of `artist`; empty for a removed value. */
  artistEdits: z.optional(draftArtistSchema),
  row: z.int().check(z.minimum(1)),
  hints: z.array(hintSchema).check(z.maxLength(20)),
  said: z.optional(originalTextsSchema),
  /** The id of the set in its source: the source's own, or the portal's in a file that it exported. */
  sourceId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  createdAt: timestampSchema,
});

export type DraftEventData = z.infer<typeof draftEventSchema>;
export type DraftEvent = DraftEventData & { readonly id: string };

/** The part of a draft that administrators edit and the review rules check. */
export type DraftValues = Pick<
  DraftEventData,
  DraftField | 'dayStartsAt' | 'asRead' | 'unplaced' | 'artistEdits'
>;

/** Returns true if a row describes its artist, or did so before the review. */
export function saysOfArtist({
  artist,
  artistEdits,
}: Pick<DraftEventData, 'artist' | 'artistEdits'>): boolean {
  return artist !== undefined || artistEdits !== undefined;
}
