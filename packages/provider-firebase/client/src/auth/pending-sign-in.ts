import { lastFour } from '@lineup/domain';
import { ProviderError, type CodeChallenge } from '@lineup/provider';
import { FactorId, type MultiFactorInfo, type MultiFactorResolver } from 'firebase/auth';
import { codeLimits, type SentCode } from './sent-code.ts';

/** A sign-in whose password was right and whose code is awaited. It lives in this page's memory only. */
export interface PendingSignIn {
  readonly resolver: MultiFactorResolver;
  readonly phone: MultiFactorInfo;
  /** A change of the phone was cut off before the former one was forgotten. */
  readonly hasFormerPhone: boolean;
  code: SentCode | null;
  challenge: CodeChallenge;
}

/** Begins with the phone enrolled last. Fails with `unsupported-second-factor` where there is none. */
export function pendingSignIn(resolver: MultiFactorResolver, now: number): PendingSignIn {
  const phones = resolver.hints.filter(({ factorId }) => factorId === FactorId.PHONE);
  const [phone] = phones.toReversed().toSorted((a, b) => enrolledAt(b) - enrolledAt(a));
  if (phone === undefined) {
    throw new ProviderError('unsupported-second-factor', 'The account has no phone as second factor');
  }
  const challenge = { phoneHint: phoneHint(phone), codeSent: false, resendAt: now };
  return { resolver, phone, hasFormerPhone: phones.length > 1, code: null, challenge };
}

/** The challenge once a message is on its way. */
export function sentChallenge({ phoneHint }: Pick<CodeChallenge, 'phoneHint'>, now: number): CodeChallenge {
  return { phoneHint, codeSent: true, resendAt: now + codeLimits.resendAfterMs };
}

/** In whole seconds, or 0 where it is not known; of equal ones the provider lists the later one last. */
function enrolledAt({ enrollmentTime }: MultiFactorInfo): number {
  const time = Date.parse(enrollmentTime);
  return Number.isNaN(time) ? 0 : time;
}

/** The provider shows the last four digits of the number and hides the others. */
function phoneHint(phone: MultiFactorInfo): string {
  const number = 'phoneNumber' in phone ? phone.phoneNumber : null;
  return typeof number === 'string' ? lastFour(number) : '';
}
