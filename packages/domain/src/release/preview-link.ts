import * as z from 'zod/mini';
import { maximumStages, stageNameSchema } from '../entities/stage-name.ts';
import { linkFields } from './link-fields.ts';

/**
 * A link that shows an unpublished lineup to people without an account, stored at `previewLinks/{id}`. The id is the
 * SHA-256 of its token in hexadecimal digits, so that the link cannot be derived from the database. Without `stages` it
 * shows all of them.
 */
export const previewLinkSchema = z.strictObject({
  ...linkFields,
  stages: z.array(stageNameSchema).check(z.maxLength(maximumStages)),
});

export type PreviewLinkData = z.infer<typeof previewLinkSchema>;

/** A preview link with the id of its document. */
export type PreviewLink = PreviewLinkData & { readonly id: string };
