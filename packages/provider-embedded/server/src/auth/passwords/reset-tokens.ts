import type { Db } from '../../database/open.ts';
import { resetLinkLifetimeMs } from '../limits.ts';
import { newToken, tokenHash } from '../sessions/tokens.ts';

/** The links of reset mails, each good for one change within its time. */
export interface ResetTokens {
  issue(accountId: string): string;
  /** The account a token stands for, or null when it is used up, too old or made up. */
  accountOf(token: string): string | null;
  /** No link of the account works any longer. */
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
