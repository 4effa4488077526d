import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { requiredText } from '../entities/fields.ts';
import { maximumStages, stageNameSchema } from '../entities/stage-name.ts';
import { timestampSchema } from '../timestamp.ts';
import { idSchema } from './ids.ts';

/** The longest text that says what a preview link is for, in characters. */
export const maximumPreviewName = 120;

/**
 * A link by which people without an account see a lineup that is not out, as stored at `previewLinks/{id}`, the id being the
 * SHA-256 of its token in hexadecimal digits: whoever reads the database cannot open it. No `stages` means all of them.
 */
export const previewLinkSchema = z.strictObject({
  festivalId: idSchema,
  name: requiredText('What the link is for', maximumPreviewName),
  stages: z.array(stageNameSchema).check(z.maxLength(maximumStages)),
  showNames: z.boolean(),
  expiresAt: timestampSchema,
  by: authorSchema,
  revokedAt: z.nullable(timestampSchema),
  lastUsedAt: z.nullable(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});

export type PreviewLinkData = z.infer<typeof previewLinkSchema>;

/** A preview link with the id of its document. */
export type PreviewLink = PreviewLinkData & { readonly id: string };
