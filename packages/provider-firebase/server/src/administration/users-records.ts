import { randomUUID } from 'node:crypto';
import { isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { decodeDocument, versionField } from '../documents/encoding.ts';

/** The fields of a users record that only this provider has: they end sessions and are not copied. */
export const sessionFields = ['phoneId', 'sessionsFrom'] as const;

/** What an operator may change in a users record. */
export interface RecordChange {
  /** Maps the previous permissions (null without a record) to the new ones. */
  readonly permissions?: (before: readonly string[] | null) => readonly string[] | null;
  readonly displayName?: string;
  /** Ends sessions that began before this time, in milliseconds since the epoch. */
  readonly sessionsFrom?: number;
  /** Whether to accept any enrolled phone from now on. */
  readonly forgetPhone?: boolean;
}

/** Changes an account's record; a missing one is only created if the change returns permissions for it. */
export function changeRecord(firestore: Firestore, uid: string, change: RecordChange): Promise<void> {
  const record = firestore.doc(paths.user(uid));
  return firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(record)).data();
    const before = stored === undefined ? null : permissionsIn(stored);
    const permissions = change.permissions?.(before) ?? null;
    if (stored === undefined && permissions === null) return;
    const fields = {
      ...(permissions === null ? {} : { permissions }),
      ...(change.displayName === undefined ? {} : { displayName: change.displayName }),
      ...(change.sessionsFrom === undefined
        ? {}
        : { sessionsFrom: Timestamp.fromMillis(change.sessionsFrom) }),
      ...(change.forgetPhone === true && stored !== undefined ? { phoneId: FieldValue.delete() } : {}),
    };
    transaction.set(record, { ...fields, ...stamp() }, { merge: true });
  });
}

/** The ids of the accounts that have the permission to use the portal. */
export async function administrators(
  firestore: Firestore,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const records = await firestore.getAll(...uids.map((uid) => firestore.doc(paths.user(uid))));
  const permitted = records.filter((record) => {
    const permissions = permissionsIn(record.data() ?? {});
    return permissions !== null && isAdministrator({ permissions: [...permissions] });
  });
  return new Set(permitted.map(({ id }) => id));
}

function permissionsIn(stored: Readonly<Record<string, unknown>>): readonly string[] | null {
  const record = userRecordSchema.safeParse(decodeDocument(stored).data);
  return record.success ? record.data.permissions : null;
}

/** The provider's own fields of a change by an operator. */
function stamp() {
  return { [versionField]: randomUUID() };
}
