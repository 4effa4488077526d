import * as z from 'zod/mini';
import { textLimits } from '../entities/fields.ts';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';
import { slugPattern } from './slug.ts';

/** The name of a lineup in its public address. */
export const slugSchema = z.string().check(z.regex(slugPattern));

/** How the last call of the webhook ended, or that there was no release to report yet. */
export const webhookOutcomes = ['none', 'delivered', 'failed'] as const;

/** `status` is the HTTP status of the last answer; null where there was none. */
const webhookAttemptSchema = z.strictObject({
  number: countSchema,
  outcome: z.enum(webhookOutcomes),
  status: z.nullable(z.int()),
  at: timestampSchema,
});

export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

/**
 * What a festival has made public, as stored at `festivals/{id}/publications/current`; only the server writes it. `current` is the
 * release that visitors see, null before the first and after a withdrawal; `latest` the last that was published, whatever became of it:
 * the next goes on from its memory. `number` is the last that was given. `failed` says why a planned release was not published.
 * `webhookTold` is the number of the last release that the webhook was called for, and how that ended.
 * With `restamp` the calendars' numbers are to rise before anything else: the documents come from a backup or a copy.
 */
export const publicationSchema = z.strictObject({
  slug: slugSchema,
  current: z.nullable(idSchema),
  latest: z.nullable(idSchema),
  number: countSchema,
  webhookUrl: z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/iu), z.maxLength(textLimits.url))),
  webhookTold: z.optional(z.nullable(webhookAttemptSchema)),
  failed: z.nullable(
    z.strictObject({ releaseId: idSchema, code: z.string().check(z.maxLength(200)), at: timestampSchema }),
  ),
  restamp: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type PublicationData = z.infer<typeof publicationSchema>;

/** A publication with the id of its document. */
export type Publication = PublicationData & { readonly id: string };
