import type { CodeChallenge } from '@lineup/provider';

/** Who is signed in, for tests without a server. */
export const administrator = { id: 'admin-1', email: 'admin@festival.example' };

/** A challenge as if a code had just been sent to a phone ending in 0100; `resendAt` is long past unless given. */
export function makeChallenge(given: Partial<CodeChallenge> = {}): CodeChallenge {
  return { phoneHint: '0100', codeSent: true, resendAt: 0, ...given };
}
