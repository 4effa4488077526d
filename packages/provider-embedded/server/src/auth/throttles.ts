import { ProviderError } from '@lineup/provider';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SignInLimits } from './limits.ts';

/** Limits against guessing, by the IP address of requests. Each fails with `too-many-requests`. */
export interface Throttles {
  signIn(address: string): Promise<void>;
  /** Counts a password attempt; `passwordRight` undoes it. */
  password(address: string, email: string): Promise<void>;
  passwordRight(address: string, email: string): Promise<void>;
  reset(address: string): Promise<void>;
  invitation(address: string): Promise<void>;
  /** Limits reset mails to one account; returns false instead of failing, as the requester must not notice. */
  resetMail(accountId: string): Promise<boolean>;
}

const minute = 60;
const resetMailsPerHour = 3;

export function createThrottles(limits: SignInLimits): Throttles {
  const signIns = new RateLimiterMemory({ points: limits.attemptsPerAddress, duration: minute });
  const passwords = new RateLimiterMemory({ points: limits.wrongPasswords, duration: 15 * minute });
  const resets = new RateLimiterMemory({ points: limits.resetsPerAddress, duration: 60 * minute });
  const invitations = new RateLimiterMemory({ points: limits.invitationsPerAddress, duration: 60 * minute });
  const resetMails = new RateLimiterMemory({ points: resetMailsPerHour, duration: 60 * minute });
  return {
    signIn: (address) => consume(signIns, address),
    password: (address, email) => consume(passwords, `${address} ${email}`),
    passwordRight: async (address, email) => void (await passwords.delete(`${address} ${email}`)),
    reset: (address) => consume(resets, address),
    invitation: (address) => consume(invitations, address),
    resetMail: (accountId) =>
      consume(resetMails, accountId).then(
        () => true,
        () => false,
      ),
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ProviderError('too-many-requests', 'Too many tries', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}
