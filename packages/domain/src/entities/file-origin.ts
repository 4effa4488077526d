import * as z from 'zod/mini';
import { timestampSchema } from '../timestamp.ts';
import { requiredText, storableText, textLimits } from './fields.ts';

/** Why there is no lineup file from an address; `sourceMessages.problems` has a sentence for each. */
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

/** Why there is no picture from an address; `artistPictureMessages.problems` has a sentence for each. */
export type PictureProblem =
  Exclude<DownloadProblem, 'webPage' | 'notLineup'> | 'notPicture' | 'tooManyPixels';

const validator = z.string().check(z.minLength(1), z.maxLength(200), storableText('What a server said'));

/**
 * The address that a file was downloaded from, as it was typed, and what tells whether there is another one by now. The address
 * may hold a secret: it is shown to administrators only.
 */
export const fileOriginSchema = z.strictObject({
  address: requiredText('Address', textLimits.url),
  /** When it was downloaded. */
  at: timestampSchema,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
  etag: z.optional(validator),
  lastModified: z.optional(validator),
});
export type FileOrigin = z.infer<typeof fileOriginSchema>;

/** When the address of a source was looked at last, and what came of it. */
export const sourceCheckSchema = z.strictObject({
  at: timestampSchema,
  result: z.enum(['changed', 'unchanged', ...downloadProblems]),
});
export type SourceCheck = z.infer<typeof sourceCheckSchema>;
