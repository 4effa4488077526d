import * as z from 'zod/mini';
import { maximumStages, stageNameSchema } from '../entities/stage-name.ts';
import { linkFields } from './link-fields.ts';

/**
 * A link by which people without an account see a lineup that is not out, as stored at `previewLinks/{id}`, the id being the
 * SHA-256 of its token in hexadecimal digits: whoever reads the database cannot open it. No `stages` means all of them.
 */
export const previewLinkSchema = z.strictObject({
  ...linkFields,
  stages: z.array(stageNameSchema).check(z.maxLength(maximumStages)),
});

export type PreviewLinkData = z.infer<typeof previewLinkSchema>;

/** A preview link with the id of its document. */
export type PreviewLink = PreviewLinkData & { readonly id: string };
