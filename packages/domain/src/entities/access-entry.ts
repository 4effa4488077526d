import * as z from 'zod/mini';
import { authorSchema, type ChangeAuthor } from '../changes/change.ts';
import { timestampSchema } from '../timestamp.ts';

/** The ways to change someone's access; the invited person does `joined`. */
export const accessActions = [
  'revoked',
  'phoneReset',
  'invited',
  'invitationResent',
  'invitationWithdrawn',
  'joined',
] as const;
export type AccessAction = (typeof accessActions)[number];

/** The author of access changes made on the command line, where there is no account. */
export const operator: ChangeAuthor = { id: 'operator', email: '' };

/** Who changed whose access, as stored at `accessLog/{id}`. Written only by the server and never changed later. */
export const accessEntrySchema = z.strictObject({
  at: timestampSchema,
  /** An administrator, the person invited, or `operator`. */
  by: authorSchema,
  action: z.enum(accessActions),
  /** Whose access it was; an invitation has no id here, so as not to reveal whether there is an account. */
  person: authorSchema,
});

export type AccessEntry = z.infer<typeof accessEntrySchema>;
