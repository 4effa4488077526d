import type { Auth } from '../context.ts';

/** Keeps the new hash; every session and every reset link of the account ends with the old password. */
export function setPassword(
  auth: Pick<Auth, 'db' | 'accounts' | 'sessions' | 'resetTokens'>,
  accountId: string,
  passwordHash: string,
): void {
  auth.db.transaction(() => {
    auth.accounts.setPasswordHash(accountId, passwordHash);
    auth.resetTokens.useUp(accountId);
    auth.sessions.endAll(accountId);
  });
}
