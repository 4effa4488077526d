import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';

/** What an administrator can do about somebody's access. */
export const accessActions = ['revoked', 'phoneReset'] as const;
export type AccessAction = (typeof accessActions)[number];

/** Who did what about whose access, as stored at `accessLog/{id}`. Only the server side writes it, and nothing changes it later. */
export const accessEntrySchema = z.strictObject({
  at: timestampSchema,
  by: authorSchema,
  action: z.enum(accessActions),
  /** Whose access it was. */
  person: authorSchema,
});

export type AccessEntry = z.infer<typeof accessEntrySchema>;
