import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, storableText, textLimits } from './fields.ts';

/** Why a lineup file could not be downloaded; `sourceMessages.problems` has a message for each. */
export const downloadProblems = [
  'badAddress',
  'notPublic',
  'notFound',
  'unreachable',
  'needsSignIn',
  'refusedRedirect',
  'serverError',
  'tooLarge',
  'tookTooLong',
  'webPage',
  'notLineup',
] as const;
export type DownloadProblem = (typeof downloadProblems)[number];

/** Why a picture could not be downloaded; `artistPictureMessages.problems` has a message for each. */
export type PictureProblem =
  Exclude<DownloadProblem, 'webPage' | 'notLineup'> | 'notPicture' | 'tooManyPixels';

const validator = z.string().check(z.minLength(1), z.maxLength(200), storableText('What a server said'));

/**
 * The address that a file was downloaded from, as typed, and what is needed to detect a newer version. The address may
 * contain a secret, so it is shown to administrators only.
 */
export const fileOriginSchema = z.strictObject({
  address: requiredText('Address', textLimits.url),
  /** When the file was downloaded. */
  at: timestampSchema,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
  etag: z.optional(validator),
  lastModified: z.optional(validator),
});
export type FileOrigin = z.infer<typeof fileOriginSchema>;

/** When the address of a source was last checked, and the result. */
export const sourceCheckSchema = z.strictObject({
  at: timestampSchema,
  result: z.enum(['changed', 'unchanged', ...downloadProblems]),
});
export type SourceCheck = z.infer<typeof sourceCheckSchema>;
