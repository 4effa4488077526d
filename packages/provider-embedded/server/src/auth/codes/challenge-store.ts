import type { Db } from '../../database/open.ts';
import type { Challenge } from './challenge.ts';

/** The pending challenge of each session, removed with the session. */
export interface ChallengeStore {
  get(sessionId: string): Challenge | null;
  /** Replaces the session's challenge. Does nothing if the session has ended. */
  put(sessionId: string, challenge: Challenge): void;
}

interface Row {
  readonly phone: string;
  readonly code_hash: string | null;
  readonly sent_at: number;
  readonly wrong_attempts: number;
}

export function createChallengeStore(db: Db): ChallengeStore {
  return {
    get: (sessionId) => {
      const row = db.get<Row>(
        'SELECT phone, code_hash, sent_at, wrong_attempts FROM challenges WHERE session_id = ?',
        sessionId,
      );
      return row === undefined ? null : fromRow(row);
    },
    put: (sessionId, { phone, codeHash, sentAt, wrongAttempts }) => {
      db.run(
        `REPLACE INTO challenges (session_id, phone, code_hash, sent_at, wrong_attempts)
         SELECT id, ?, ?, ?, ? FROM sessions WHERE id = ?`,
        phone,
        codeHash,
        sentAt,
        wrongAttempts,
        sessionId,
      );
    },
  };
}

function fromRow(row: Row): Challenge {
  return {
    phone: row.phone,
    codeHash: row.code_hash,
    sentAt: row.sent_at,
    wrongAttempts: row.wrong_attempts,
  };
}
