import * as z from 'zod/mini';
import { cutText, storable } from '../lineup/hints.ts';
import { messages } from '../messages/messages.ts';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, textLimits } from './fields.ts';

export const uploadTypes = ['json', 'image'] as const;
export const uploadStatuses = ['processing', 'completed', 'error'] as const;

/** The shape of an upload's id: 'upload_', the time in milliseconds, a random string. */
export const uploadIdPattern = /^upload_\d{10,16}_[a-z0-9]{6,32}$/u;

/** An uploaded lineup file as stored at `festivals/{id}/lineupUploads/{uploadId}`. */
export const uploadSchema = z.strictObject({
  uploadId: z.string().check(z.regex(uploadIdPattern)),
  festivalId: z.string().check(z.minLength(1)),
  fileName: requiredText('File name', textLimits.fileName),
  /** Where the file is kept in the file storage; `fileURL` is its download address. */
  filePath: z.string().check(z.minLength(1), z.maxLength(1024)),
  fileURL: z.string().check(z.minLength(1), z.maxLength(textLimits.url)),
  uploadType: z.enum(uploadTypes),
  status: z.enum(uploadStatuses),
  error: z.nullable(z.string().check(z.maxLength(textLimits.errorMessage))),
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

export const draftFields = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd', 'imageURL'] as const;
export type DraftField = (typeof draftFields)[number];

/** What the reader guessed or could not read, with the words of the file. The texts stand in `messages.hints`. */
export const hintSchema = z.strictObject({
  field: z.enum(draftFields),
  code: z.enum([
    'unreadable',
    'dateFormat',
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
    'notText',
    'cleaned',
    'encoding',
    'duplicateKey',
  ]),
  source: z.string().check(z.maxLength(200)),
});
export type Hint = z.infer<typeof hintSchema>;
export type HintCode = Hint['code'];

const draftText = z
  .string()
  .check(z.maxLength(1000, { error: messages.validation.tooLong('This text', 1000) }));

/**
 * An event read from a file and not yet in the schedule, at `festivals/{id}/lineupUploads/{uploadId}/events/{id}`.
 * It may be incomplete or wrong: the review step shows and mends that. `date` is a festival day (YYYY-MM-DD) or empty,
 * the times are clock times of the festival's zone (HH:MM) or empty. `row` is the 1-based place in the file.
 */
export const draftEventSchema = z.strictObject({
  artistName: draftText,
  stage: draftText,
  date: draftText,
  timeStart: draftText,
  timeEnd: draftText,
  imageURL: z.nullable(z.string().check(z.maxLength(textLimits.url))),
  row: z.int().check(z.minimum(1)),
  hints: z.array(hintSchema).check(z.maxLength(20)),
  createdAt: timestampSchema,
});

export type DraftEventData = z.infer<typeof draftEventSchema>;
export type DraftEvent = DraftEventData & { readonly id: string };

/** The part of a draft event that an administrator edits and the review rules check. */
export type DraftValues = Pick<DraftEventData, DraftField>;
