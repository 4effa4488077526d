import { authorSchema } from '../changes/change.ts';
import { requiredText } from '../entities/fields.ts';
import { timestampSchema } from '../timestamp.ts';
import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/** The maximum length of a link's name, which describes its purpose, in characters. */
export const maximumLinkName = 120;

/** The fields of every link that gives access without an account. */
export const linkFields = {
  festivalId: idSchema,
  name: requiredText('What the link is for', maximumLinkName),
  showNames: z.boolean(),
  expiresAt: timestampSchema,
  by: authorSchema,
  revokedAt: z.nullable(timestampSchema),
  lastUsedAt: z.nullable(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
};
