import { authorSchema } from '../changes/change.ts';
import { requiredText } from '../entities/fields.ts';
import { timestampSchema } from '../timestamp.ts';
import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/** The longest text that says what a link is for, in characters. */
export const maximumLinkName = 120;

/** What every link has by which people without an account see something. */
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
