import { adminPermission, paths, timestampSchema, userRecordSchema, type Timestamp } from '@lineup/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { decodeDocument } from '../documents/encoding.ts';
import { asking } from '../documents/failures.ts';

/** What a users record says of its owner's sessions. */
export interface UsersRecord {
  readonly administrator: boolean;
  /** The one phone, by the id of its enrolment, with which a session may have been begun; null while any may. */
  readonly phoneId: string | null;
  /** Sessions begun before are at an end. */
  readonly sessionsFrom: Timestamp | null;
}

/** The record of the account, or null where it has none or an unusable one. */
export async function readUsersRecord(firestore: Firestore, uid: string): Promise<UsersRecord | null> {
  const found = await asking(() => firestore.collection(paths.users).doc(uid).get());
  const stored = found.data();
  const record = stored === undefined ? null : userRecordSchema.safeParse(decodeDocument(stored).data);
  if (record?.success !== true) return null;
  const { permissions, phoneId, sessionsFrom } = record.data;
  const since = timestampSchema.safeParse(sessionsFrom);
  return {
    administrator: permissions.includes(adminPermission),
    phoneId: typeof phoneId === 'string' ? phoneId : null,
    sessionsFrom: since.success ? since.data : null,
  };
}
