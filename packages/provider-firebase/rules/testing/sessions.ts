import { timestampFromMillis } from '@lineup/domain';
import type { WriteData } from '@lineup/provider';
import { unsignedToken } from '../../testing/unsigned-token.ts';

const authTime = Math.floor(Date.now() / 1000) - 60;
const phone = 'phone-of-ada';
const admin = { permissions: ['admin'] };

const passwordOnly = { sign_in_provider: 'password' };
const withPhone = {
  ...passwordOnly,
  sign_in_second_factor: 'phone',
  second_factor_identifier: phone,
};

/** A caller: the users record, and the token's claims (`undefined`: no token, null: a token without the claim). */
interface Caller {
  readonly record: WriteData | null;
  readonly claim: Readonly<Record<string, string>> | null | undefined;
}

const callers = {
  anonymous: { record: admin, claim: undefined },
  newcomer: { record: admin, claim: passwordOnly },
  passwordOnly: { record: { ...admin, phoneId: phone }, claim: passwordOnly },
  withAnotherKindOfFactor: {
    record: admin,
    claim: { ...withPhone, sign_in_second_factor: 'totp' },
  },
  withoutClaim: { record: admin, claim: null },
  withoutRecord: { record: null, claim: withPhone },
  withoutPermission: { record: { permissions: [] }, claim: withPhone },
  withOtherPermission: { record: { permissions: ['administrator', 'Admin'] }, claim: withPhone },
  withPermissionInText: { record: { permissions: 'admin' }, claim: withPhone },
  withPermissionAsField: { record: { permissions: { admin: true } }, claim: withPhone },
  withoutPermissions: { record: { displayName: 'Ada' }, claim: withPhone },
  revoked: {
    record: { permissions: [], sessionsFrom: timestampFromMillis((authTime + 30) * 1000) },
    claim: withPhone,
  },
  stale: {
    record: { ...admin, sessionsFrom: timestampFromMillis((authTime + 1) * 1000) },
    claim: withPhone,
  },
  withFaultyEnd: { record: { ...admin, sessionsFrom: 'yesterday' }, claim: withPhone },
  withAnotherPhone: { record: { ...admin, phoneId: 'phone-of-before' }, claim: withPhone },
  withoutPhoneInToken: {
    record: { ...admin, phoneId: phone },
    claim: { ...passwordOnly, sign_in_second_factor: 'phone' },
  },
  administrator: { record: admin, claim: withPhone },
  administratorWithPhone: { record: { ...admin, phoneId: phone }, claim: withPhone },
  administratorSignedInSince: {
    record: { ...admin, sessionsFrom: timestampFromMillis(authTime * 1000) },
    claim: withPhone,
  },
} as const satisfies Record<string, Caller>;

export type SessionName = keyof typeof callers;
export const sessionNames = Object.keys(callers) as readonly SessionName[];

/** The sessions that may use the portal. */
export const administrators: ReadonlySet<SessionName> = new Set([
  'administrator',
  'administratorWithPhone',
  'administratorSignedInSince',
]);

export interface RulesSession {
  readonly name: SessionName;
  readonly uid: string;
  readonly email: string;
  readonly record: WriteData | null;
  /** Null if the request has none. */
  readonly token: string | null;
}

/** The session with this name in the project. */
export function sessionOf(name: SessionName, projectId: string): RulesSession {
  const { record, claim }: Caller = callers[name];
  const uid = `user-${name}`;
  const email = `${name}@festival.example`;
  const token =
    claim === undefined ? null : unsignedToken(projectId, { uid, email, authTime, firebase: claim });
  return { name, uid, email, record, token };
}
