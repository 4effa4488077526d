import { isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import type { DocumentStore } from '../documents/store.ts';

/** Whether the users record of `userId` is there and lets its owner use the portal. */
export function hasAdminPermission(documents: Pick<DocumentStore, 'get'>, userId: string): boolean {
  const record = userRecordSchema.safeParse(documents.get(paths.user(userId))?.data);
  return record.success && isAdministrator(record.data);
}
