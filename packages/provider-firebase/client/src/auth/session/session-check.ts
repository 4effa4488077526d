import {
  compareTimestamps,
  isAdministrator,
  isTimestamp,
  timestampFromMillis,
  type UserRecord,
} from '@lineup/domain';
import type { SessionEnd } from '@lineup/provider';
import { FactorId, multiFactor, type ParsedToken, type User } from 'firebase/auth';

/** The claims of the session's token. */
export interface TokenFacts {
  /** The kind of second factor that was used, or null. */
  readonly secondFactor: string | null;
  /** The id of the second factor that was used. */
  readonly secondFactorId: string | null;
  /** When the password was entered, in milliseconds since the epoch; the provider only reports whole seconds. */
  readonly signedInAt: number;
  /** Whether the account has a phone enrolled, as far as this browser knows. */
  readonly phoneEnrolled: boolean;
}

/**
 * The state of a session: `ended` by the operator or replaced by an enrolment elsewhere; `otherPhone` if another
 * session changed the account's phone.
 */
export type Judgement = 'signedIn' | 'enrolment' | SessionEnd | 'ended' | 'otherPhone';

/** The same check as the rules make on every request. */
export function checkSession(facts: TokenFacts, record: UserRecord | null): Judgement {
  if (record === null) return 'recordGone';
  if (!isAdministrator(record)) return 'permissionWithdrawn';
  if (isWithdrawn(facts, record)) return 'ended';
  if (facts.secondFactor !== 'phone') return facts.phoneEnrolled ? 'ended' : 'enrolment';
  const phoneId = record['phoneId'];
  return phoneId === undefined || phoneId === facts.secondFactorId ? 'signedIn' : 'otherPhone';
}

/** Returns true if the operator ended all sessions older than a certain time, and this is one of them. */
function isWithdrawn(facts: TokenFacts, record: UserRecord): boolean {
  const sessionsFrom = record['sessionsFrom'];
  return (
    isTimestamp(sessionsFrom) && compareTimestamps(timestampFromMillis(facts.signedInAt), sessionsFrom) < 0
  );
}

/** Returns the claims of the user's token, which is renewed if about to expire. Fails like any call of the SDK. */
export async function tokenFacts(user: User): Promise<TokenFacts> {
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  return {
    secondFactor: signInSecondFactor,
    secondFactorId: secondFactorId(claims),
    signedInAt: Number(claims.auth_time ?? 0) * 1000,
    phoneEnrolled: multiFactor(user).enrolledFactors.some(({ factorId }) => factorId === FactorId.PHONE),
  };
}

/** The SDK's type of the claims lacks this field. */
function secondFactorId({ firebase }: ParsedToken): string | null {
  const claims: Readonly<Record<string, unknown>> = firebase ?? {};
  const id = claims['second_factor_identifier'];
  return typeof id === 'string' ? id : null;
}
