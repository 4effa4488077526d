import type { CodeChallenge } from '@lineup/provider';

/** The signed-in user, for tests without a server. */
export const administrator = { id: 'admin-1', email: 'admin@festival.example' };

/**
 * Returns a challenge as if a code had just been sent to a phone ending in 0100; `resendAt` is in the past by default.
 */
export function makeChallenge(given: Partial<CodeChallenge> = {}): CodeChallenge {
  return { phoneHint: '0100', codeSent: true, resendAt: 0, ...given };
}
