import type { Db } from '../../database/open.ts';
import { resetLinkLifetimeMs } from '../limits.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';

/** The links of reset mails, each valid for one change within its lifetime. */
export interface ResetTokens {
  issue(accountId: string): string;
  /** Returns the account of a token, or null if it is used, expired or invalid. */
  accountOf(token: string): string | null;
  /** Invalidates all links of the account. */
  useUp(accountId: string): void;
  forgetOld(): void;
}

export function createResetTokens(db: Db, now: () => number): ResetTokens {
  return {
    issue: (accountId) => {
      const token = newToken();
      const expiresAt = now() + resetLinkLifetimeMs;
      db.run('INSERT INTO reset_tokens VALUES (?, ?, ?)', tokenHash(token), accountId, expiresAt);
      return token;
    },
    accountOf: (token) =>
      db.get<{ account_id: string }>(
        'SELECT account_id FROM reset_tokens WHERE id = ? AND expires_at > ?',
        tokenHash(token),
        now(),
      )?.account_id ?? null,
    useUp: (accountId) => void db.run('DELETE FROM reset_tokens WHERE account_id = ?', accountId),
    forgetOld: () => void db.run('DELETE FROM reset_tokens WHERE expires_at <= ?', now()),
  };
}
