import type { Auth } from '../context.ts';
import type { StoredSession } from '../sessions/sessions.ts';

/**
 * Stores the new hash and ends every session and reset link of the account, except the session in which it was changed,
 * if given.
 */
export function setPassword(
  auth: Pick<Auth, 'db' | 'accounts' | 'sessions' | 'resetTokens'>,
  accountId: string,
  passwordHash: string,
  staying: StoredSession | null = null,
): void {
  auth.db.transaction(() => {
    auth.accounts.setPasswordHash(accountId, passwordHash);
    auth.resetTokens.useUp(accountId);
    if (staying === null) auth.sessions.endAll(accountId);
    else auth.sessions.endOthers(staying);
  });
}
