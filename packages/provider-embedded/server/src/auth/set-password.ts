import { messages } from '@lineup/domain';
import type { Auth } from './context.ts';
import { inputLimits, shortestNewPassword } from './limits.ts';

/** What is wrong with a new password, in words for the person, or null. */
export function checkNewPassword(password: string): string | null {
  if (Array.from(password).length < shortestNewPassword) {
    return messages.passwordReset.tooShort(shortestNewPassword);
  }
  return password.length > inputLimits.password ? messages.passwordReset.tooLong(inputLimits.password) : null;
}

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
