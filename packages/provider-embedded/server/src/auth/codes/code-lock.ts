import { ProviderError } from '@lineup/provider';
import type { Db } from '../../database/open.ts';
import type { Account, AccountStore } from '../accounts.ts';
import { lockLimits } from '../limits.ts';

/**
 * Locks an account's second factor after too many wrong codes in all its sessions. Only sessions that have passed the
 * password count, so that others cannot lock an administrator out.
 */
export interface CodeLock {
  /** Fails with `too-many-requests` while the account's second factor is locked. */
  requireOpen(account: Account): void;
  noteWrong(accountId: string): void;
  noteRight(accountId: string): void;
  forgetOld(): void;
}

export function createCodeLock(db: Db, accounts: AccountStore, now: () => number): CodeLock {
  const forget = (accountId: string) => db.run('DELETE FROM code_failures WHERE account_id = ?', accountId);
  // An expired lock is removed: otherwise it would become active again after the clock was set back.
  const open = (accountId: string) => accounts.lockCodesUntil(accountId, 0);
  return {
    requireOpen: (account) => {
      if (account.codeLockedUntil === 0) return;
      const leftMs = Math.min(account.codeLockedUntil - now(), lockLimits.lockedMs);
      if (leftMs <= 0) return open(account.id);
      // No lock lasts longer than this: the clock was set back since, so the time starts again.
      if (account.codeLockedUntil > now() + leftMs) accounts.lockCodesUntil(account.id, now() + leftMs);
      throw new ProviderError('too-many-requests', 'Too many wrong codes', {
        retryAfterSeconds: Math.ceil(leftMs / 1000),
      });
    },
    noteWrong: (accountId) => {
      db.run('INSERT INTO code_failures (account_id, at) VALUES (?, ?)', accountId, now());
      if (wrongCodes(db, accountId, now() - lockLimits.windowMs) < lockLimits.wrongCodes) return;
      accounts.lockCodesUntil(accountId, now() + lockLimits.lockedMs);
      forget(accountId);
    },
    noteRight: (accountId) => void forget(accountId),
    forgetOld: () => {
      db.run('DELETE FROM code_failures WHERE at <= ?', now() - lockLimits.windowMs);
      accounts.openCodeLocks(now());
    },
  };
}

function wrongCodes(db: Db, accountId: string, after: number): number {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM code_failures WHERE account_id = ? AND at > ?',
    accountId,
    after,
  );
  return row?.count ?? 0;
}
