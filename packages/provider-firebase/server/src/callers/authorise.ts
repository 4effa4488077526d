import { ProviderError } from '@lineup/provider';
import type { Firestore } from 'firebase-admin/firestore';
import {
  adminPermission,
  paths,
  timestampSchema,
  userRecordSchema,
  type ChangeAuthor,
  type Timestamp,
} from '@lineup/domain';
import { decodeDocument } from '../documents/encoding.ts';
import { asking } from '../documents/failures.ts';

/** The caller of a function, from a verified token; claims have Firebase's names. */
export interface Caller {
  readonly uid: string;
  readonly token: {
    /** When the session began, in seconds since the epoch. */
    readonly auth_time: number;
    readonly email?: string;
    readonly firebase?: {
      readonly sign_in_second_factor?: string;
      readonly second_factor_identifier?: string;
    };
  };
}

/** An administrator in a current session that began with password and phone. */
export interface Administrator {
  readonly uid: string;
  /** The id of the enrolment of the session's phone. */
  readonly phoneId: string;
  readonly record: UsersRecord;
  /** The author of the changes made by the session. */
  readonly author: ChangeAuthor;
}

/**
 * Returns the caller as an administrator, under the same conditions as the security rules. Fails with `unauthenticated`
 * without a session or if it has ended, and with `permission-denied` for everyone else.
 */
export async function authorise(firestore: Firestore, caller: Caller | undefined): Promise<Administrator> {
  const administrator = await authoriseAnyPhone(firestore, caller);
  const { phoneId } = administrator.record;
  if (phoneId !== null && phoneId !== administrator.phoneId) throw ended('begun with another phone');
  return administrator;
}

/** The same for a session with any phone, even one that the users record does not name. */
export async function authoriseAnyPhone(
  firestore: Firestore,
  caller: Caller | undefined,
): Promise<Administrator> {
  if (caller === undefined) throw new ProviderError('unauthenticated', 'Nobody is signed in');
  const phoneId = phoneOf(caller);
  if (phoneId === null) throw new ProviderError('permission-denied', 'The second factor is missing');
  const record = await readUsersRecord(firestore, caller.uid);
  if (record?.administrator !== true) throw new ProviderError('permission-denied', 'Not an administrator');
  if (isBefore(caller, record)) throw ended('begun before all sessions were ended');
  const author = { id: caller.uid, email: caller.token.email ?? '' };
  return { uid: caller.uid, phoneId, record, author };
}

function phoneOf({ token: { firebase } }: Caller): string | null {
  return firebase?.sign_in_second_factor === 'phone' ? (firebase.second_factor_identifier ?? null) : null;
}

function isBefore({ token }: Caller, { sessionsFrom }: UsersRecord): boolean {
  return sessionsFrom !== null && token.auth_time < sessionsFrom.seconds + sessionsFrom.nanoseconds / 1e9;
}

function ended(why: string): ProviderError {
  return new ProviderError('unauthenticated', `The session was ${why}`);
}

/** The fields of a users record that restrict its owner's sessions. */
interface UsersRecord {
  readonly administrator: boolean;
  /** The id of the only enrolled phone accepted for sessions; null if any is accepted. */
  readonly phoneId: string | null;
  /** Sessions that began before this have ended. */
  readonly sessionsFrom: Timestamp | null;
}

/** The account's record, or null if it is missing or invalid. */
async function readUsersRecord(firestore: Firestore, uid: string): Promise<UsersRecord | null> {
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
