import * as z from 'zod/mini';
import { authorSchema } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';

/** An invitation can be accepted for this many days. */
export const invitationDays = 3;

/**
 * Somebody who is to get access, as stored at `invitations/{id}`; the id is the SHA-256 of the token in the link that was mailed. Only the
 * server side reads and writes it, and removes it once it was accepted or withdrawn.
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
