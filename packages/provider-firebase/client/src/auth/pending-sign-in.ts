import { lastFour } from '@lineup/domain';
import { ProviderError, type CodeChallenge } from '@lineup/provider';
import { FactorId, type MultiFactorInfo, type MultiFactorResolver } from 'firebase/auth';
import { codeLimits, type SentCode } from './sent-code.ts';

/** A sign-in with the right password that waits for its code. It is only stored in this page's memory. */
export interface PendingSignIn {
  readonly resolver: MultiFactorResolver;
  readonly phone: MultiFactorInfo;
  /** Changing the phone was interrupted before the previous one was removed. */
  readonly hasFormerPhone: boolean;
  code: SentCode | null;
  challenge: CodeChallenge;
}

/** Starts with the phone enrolled last. Fails with `unsupported-second-factor` if there is none. */
export function pendingSignIn(resolver: MultiFactorResolver, now: number): PendingSignIn {
  const phones = resolver.hints.filter(({ factorId }) => factorId === FactorId.PHONE);
  const [phone] = phones.toReversed().toSorted((a, b) => enrolledAt(b) - enrolledAt(a));
  if (phone === undefined) {
    throw new ProviderError('unsupported-second-factor', 'The account has no phone as second factor');
  }
  const challenge = { phoneHint: phoneHint(phone), codeSent: false, resendAt: now };
  return { resolver, phone, hasFormerPhone: phones.length > 1, code: null, challenge };
}

/** The challenge after a message was sent. */
export function sentChallenge({ phoneHint }: Pick<CodeChallenge, 'phoneHint'>, now: number): CodeChallenge {
  return { phoneHint, codeSent: true, resendAt: now + codeLimits.resendAfterMs };
}

/** In whole seconds, or 0 if unknown; among equal times, the provider lists the latest last. */
function enrolledAt({ enrollmentTime }: MultiFactorInfo): number {
  const time = Date.parse(enrollmentTime);
  return Number.isNaN(time) ? 0 : time;
}

/** The provider only shows the last four digits of the number. */
function phoneHint(phone: MultiFactorInfo): string {
  const number = 'phoneNumber' in phone ? phone.phoneNumber : null;
  return typeof number === 'string' ? lastFour(number) : '';
}
