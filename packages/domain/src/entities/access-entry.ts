import * as z from 'zod/mini';
import { authorSchema, type ChangeAuthor } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';

/** What can be done about somebody's access; `joined` is what the person invited does. */
export const accessActions = [
  'revoked',
  'phoneReset',
  'invited',
  'invitationResent',
  'invitationWithdrawn',
  'joined',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** Stands for an operator in the access log: commands are run without an account. */
export const operator: ChangeAuthor = { id: 'operator', email: '' };

/** Who did what about whose access, as stored at `accessLog/{id}`. Only the server side writes it, and nothing changes it later. */
export const accessEntrySchema = z.strictObject({
  at: timestampSchema,
  /** An administrator, the person invited, or `operator`. */
  by: authorSchema,
  action: z.enum(accessActions),
  /** Whose access it was; without an id for an invitation, which does not tell whether there is an account. */
  person: authorSchema,
});

export type AccessEntry = z.infer<typeof accessEntrySchema>;
