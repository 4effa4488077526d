import { FactorId, multiFactor, type ParsedToken, type User } from 'firebase/auth';
import type { TokenFacts } from './session-check.ts';

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
