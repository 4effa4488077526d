import { isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import type { SessionEnd } from '@lineup/provider';
import type { DocumentStore } from '../../documents/store.ts';

/** Returns true if `userId` has a users record with permission to use the portal. */
export function hasAdminPermission(documents: Pick<DocumentStore, 'get'>, userId: string): boolean {
  return missingPermission(documents, userId) === null;
}

/** Returns why `userId` may not use the portal; null if it may. */
export function missingPermission(documents: Pick<DocumentStore, 'get'>, userId: string): SessionEnd | null {
  const found = documents.get(paths.user(userId));
  if (found === null) return 'recordGone';
  const record = userRecordSchema.safeParse(found.data);
  return record.success && isAdministrator(record.data) ? null : 'permissionWithdrawn';
}
