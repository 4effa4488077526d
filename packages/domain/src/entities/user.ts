import * as z from 'zod/mini';
import { textLimits } from './fields.ts';

/** The permission that using the portal requires. */
export const adminPermission = 'admin';

/** A record at `users/{id}`. Other fields are allowed and merged into the signed-in user. */
export const userRecordSchema = z.looseObject({
  permissions: z.array(z.string()),
  displayName: z.optional(z.string().check(z.maxLength(textLimits.displayName))),
});

export type UserRecord = z.infer<typeof userRecordSchema>;

/** Returns true if this record lets its owner use the portal. */
export function isAdministrator(record: UserRecord | null): boolean {
  return record !== null && record.permissions.includes(adminPermission);
}
