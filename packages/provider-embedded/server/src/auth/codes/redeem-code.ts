import { ProviderError } from '@lineup/provider';
import type { Account } from '../accounts.ts';
import { judge, type Judgement } from './challenge.ts';
import { hashCode, isCode, sameHash } from './codes.ts';
import type { Auth } from '../context.ts';
import type { StoredSession } from '../sessions/sessions.ts';

/**
 * Runs `onRight` with the verified phone if `code` is the session's current code, in the same transaction that uses it
 * up. Fails with `no-pending-verification`, `invalid-code`, `code-expired` and `too-many-requests`.
 */
export function redeemCode<Result>(
  auth: Auth,
  account: Account,
  session: StoredSession,
  code: string,
  onRight: (phone: string) => Result,
): Result {
  auth.codeLock.requireOpen(account);
  const outcome = auth.db.transaction(() => {
    const challenge = auth.challenges.get(session.id);
    if (challenge === null) return { judgement: { kind: 'noCode' } } as const;
    const matches = (hash: string) => sameHash(hash, hashCode(auth.secret, session.id, code));
    if (!isCode(code)) return { judgement: { kind: 'malformed' } } as const;
    const judgement = judge(challenge, matches, auth.now());
    if (judgement.kind === 'wrong') {
      auth.challenges.put(session.id, judgement.next);
      auth.codeLock.noteWrong(account.id);
    }
    if (judgement.kind !== 'right') return { judgement };
    auth.codeLock.noteRight(account.id);
    return { judgement, result: onRight(challenge.phone) };
  });
  if ('result' in outcome) return outcome.result;
  throw refusal(outcome.judgement);
}

function refusal(judgement: Judgement | { readonly kind: 'malformed' }): ProviderError {
  switch (judgement.kind) {
    case 'noCode':
      return new ProviderError('no-pending-verification', 'No code is out for this session');
    case 'expired':
      return new ProviderError('code-expired', 'The code is too old or was tried too often');
    case 'wrong':
      return new ProviderError('invalid-code', 'Wrong code', { attemptsLeft: judgement.attemptsLeft });
    default:
      return new ProviderError('invalid-code', 'A code has six digits');
  }
}
