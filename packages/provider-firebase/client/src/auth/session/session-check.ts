import {
  compareTimestamps,
  isAdministrator,
  isTimestamp,
  timestampFromMillis,
  type UserRecord,
} from '@lineup/domain';
import type { SessionEnd } from '@lineup/provider';
import { FactorId, multiFactor, type ParsedToken, type User } from 'firebase/auth';

/** What the session's token says. */
export interface TokenFacts {
  /** The kind of second factor that was passed, or null. */
  readonly secondFactor: string | null;
  /** Which one of the account's. */
  readonly secondFactorId: string | null;
  /** When the password was given, in milliseconds since the epoch; the provider tells whole seconds. */
  readonly signedInAt: number;
  /** Whether the account has a phone enrolled, as far as this browser knows. */
  readonly phoneEnrolled: boolean;
}

/**
 * How far a session is: `ended` by the operator or overtaken by an enrolment elsewhere; `otherPhone` where the account's
 * phone was changed by another session.
 */
export type Judgement = 'signedIn' | 'enrolment' | SessionEnd | 'ended' | 'otherPhone';

/** The same check that the rules pass on every request. */
export function checkSession(facts: TokenFacts, record: UserRecord | null): Judgement {
  if (record === null) return 'recordGone';
  if (!isAdministrator(record)) return 'permissionWithdrawn';
  if (isWithdrawn(facts, record)) return 'ended';
  if (facts.secondFactor !== 'phone') return facts.phoneEnrolled ? 'ended' : 'enrolment';
  const phoneId = record['phoneId'];
  return phoneId === undefined || phoneId === facts.secondFactorId ? 'signedIn' : 'otherPhone';
}

/** Returns true if the operator has ended the sessions that began before a certain moment, and this is one of them. */
function isWithdrawn(facts: TokenFacts, record: UserRecord): boolean {
  const sessionsFrom = record['sessionsFrom'];
  return (
    isTimestamp(sessionsFrom) && compareTimestamps(timestampFromMillis(facts.signedInAt), sessionsFrom) < 0
  );
}

/** What the token of `user` says; renews one that is about to end. Fails like any call of the SDK. */
export async function tokenFacts(user: User): Promise<TokenFacts> {
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  return {
    secondFactor: signInSecondFactor,
    secondFactorId: secondFactorId(claims),
    signedInAt: Number(claims.auth_time ?? 0) * 1000,
    phoneEnrolled: multiFactor(user).enrolledFactors.some(({ factorId }) => factorId === FactorId.PHONE),
  };
}

/** The SDK's type of the claims does not name this one. */
function secondFactorId({ firebase }: ParsedToken): string | null {
  const claims: Readonly<Record<string, unknown>> = firebase ?? {};
  const id = claims['second_factor_identifier'];
  return typeof id === 'string' ? id : null;
}
