import { isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import type { SessionEnd } from '@lineup/provider';
import type { DocumentStore } from '../../documents/store.ts';

/** Returns true if the users record of `userId` is there and lets its owner use the portal. */
export function hasAdminPermission(documents: Pick<DocumentStore, 'get'>, userId: string): boolean {
  return missingPermission(documents, userId) === null;
}

/** What keeps `userId` from using the portal; null where nothing does. */
export function missingPermission(documents: Pick<DocumentStore, 'get'>, userId: string): SessionEnd | null {
  const found = documents.get(paths.user(userId));
  if (found === null) return 'recordGone';
  const record = userRecordSchema.safeParse(found.data);
  return record.success && isAdministrator(record.data) ? null : 'permissionWithdrawn';
}
