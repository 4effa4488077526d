import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';

/** The number of days for which an invitation can be accepted. */
export const invitationDays = 3;

/**
 * A pending invitation, as stored at `invitations/{id}`; the id is the SHA-256 of the token in the mailed link. Only
 * the server reads and writes it, and deletes it when it is accepted or withdrawn.
 */
export const invitationSchema = z.strictObject({
  /** In lower case. */
  email: z.string().check(z.maxLength(320)),
  /** Who sent it. */
  by: authorSchema,
  sentAt: timestampSchema,
  expiresAt: timestampSchema,
});

export type Invitation = z.infer<typeof invitationSchema>;
