import * as z from 'zod/mini';
import { textLimits } from './fields.ts';

/** The permission required to use the portal. */
export const adminPermission = 'admin';

/** A record at `users/{id}`. Additional fields are allowed and merged into the signed-in user. */
export const userRecordSchema = z.looseObject({
  permissions: z.array(z.string()),
  displayName: z.optional(z.string().check(z.maxLength(textLimits.displayName))),
});

export type UserRecord = z.infer<typeof userRecordSchema>;

/** Returns true if this record gives its owner access to the portal. */
export function isAdministrator(record: UserRecord | null): boolean {
  return record !== null && record.permissions.includes(adminPermission);
}
