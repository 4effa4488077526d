import * as z from 'zod/mini';
import { textLimits } from '../entities/fields.ts';
import { timestampSchema } from '../timestamp.ts';
import { countSchema, idSchema } from './ids.ts';
import { slugPattern } from './slug.ts';

/** The slug of a lineup in its public address. */
export const slugSchema = z.string().check(z.regex(slugPattern));

/**
 * The publication state of a festival, stored at `festivals/{id}/publications/current`; only the server writes it.
 * `current` is the release that visitors see, null before the first and after a withdrawal; `latest` is the last
 * published release, even if withdrawn, whose memory the next one continues. `number` is the last assigned number.
 * `failed` says why a scheduled release was not published. `webhookTold` is from before webhooks had a delivery log,
 * and is neither read nor written. With `restamp`, the calendar sequences must be increased before anything else: the
 * documents come from a backup or a copy.
 */
export const publicationSchema = z.strictObject({
  slug: slugSchema,
  current: z.nullable(idSchema),
  latest: z.nullable(idSchema),
  number: countSchema,
  webhookUrl: z.nullable(z.string().check(z.regex(/^https?:\/\/\S+$/iu), z.maxLength(textLimits.url))),
  webhookTold: z.optional(z.unknown()),
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
