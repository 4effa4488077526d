import { ProviderError } from '@lineup/provider';
import type { Db } from '../../database/open.ts';
import { clockToleranceMs, dayMs } from '../limits.ts';

/**
 * Stores which text messages were requested, to enforce their limits. Messages with a future time were stored before
 * the clock was set back; they count for the day but do not delay the next one until then.
 */
export interface CodeMessages {
  /** When the next message may be requested; in the past if immediately. */
  nextAt(accountId: string, phone: string, gapMs: number): number;
  /** Registers a message about to be sent. Fails with `too-many-requests` or `sms-quota-exceeded`. */
  reserve(accountId: string, phone: string, gapMs: number): number;
  /** A failed message does not delay the next one, but counts for the day. */
  markFailed(id: number): void;
  forgetOld(): void;
}

export function createCodeMessages(db: Db, now: () => number, perDay: number): CodeMessages {
  const nextAt = (accountId: string, phone: string, gapMs: number): number => {
    const row = db.get<{ latest: number | null }>(
      `SELECT max(asked_at) AS latest FROM code_messages
       WHERE (phone = ? OR account_id = ?) AND failed = 0 AND asked_at <= ?`,
      phone,
      accountId,
      now() + clockToleranceMs,
    );
    return (row?.latest ?? Number.NEGATIVE_INFINITY) + gapMs;
  };
  return {
    nextAt,
    reserve: (accountId, phone, gapMs) =>
      db.transaction(() => {
        refuseUntil(nextAt(accountId, phone, gapMs), now());
        refuseAboveDailyCap(db, accountId, phone, now(), perDay);
        const added = db.get<{ id: number }>(
          'INSERT INTO code_messages (account_id, phone, asked_at) VALUES (?, ?, ?) RETURNING id',
          accountId,
          phone,
          now(),
        );
        if (added === undefined) throw new ProviderError('internal', 'No id for a message');
        return added.id;
      }),
    markFailed: (id) => void db.run('UPDATE code_messages SET failed = 1 WHERE id = ?', id),
    forgetOld: () => void db.run('DELETE FROM code_messages WHERE asked_at <= ?', now() - dayMs),
  };
}

function refuseUntil(at: number, now: number): void {
  if (at <= now) return;
  throw new ProviderError('too-many-requests', 'A message was sent a moment ago', {
    retryAfterSeconds: Math.ceil((at - now) / 1000),
  });
}

/**
 * Also limited per account: a user who enrols may enter any number, and messages to other people's phones cost the
 * operator.
 */
function refuseAboveDailyCap(db: Db, accountId: string, phone: string, now: number, perDay: number): void {
  const day = db.get<{ count: number; oldest: number }>(
    `SELECT count(*) AS count, min(asked_at) AS oldest FROM code_messages
     WHERE (phone = ? OR account_id = ?) AND asked_at > ?`,
    phone,
    accountId,
    now - dayMs,
  );
  if (day === undefined || day.count < perDay) return;
  throw new ProviderError('sms-quota-exceeded', 'The number or the account has had its messages of the day', {
    retryAfterSeconds: Math.ceil((day.oldest + dayMs - now) / 1000),
  });
}
