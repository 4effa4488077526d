import { isProviderError, type SessionEnd, sessionEnds } from '@lineup/provider';
import type { Db } from '../../database/open.ts';
import { sessionLimits } from '../limits.ts';
import { newToken, tokenHash } from './tokens.ts';

export type SessionLevel = 'password' | 'enrolment' | 'full';

/**
 * A browser that has at least passed the password. `id` is the hash of its token. Times are milliseconds since the
 * epoch.
 */
export interface StoredSession {
  readonly id: string;
  readonly accountId: string;
  readonly level: SessionLevel;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly passwordAt: number;
  /** Browser and system; see `deviceOf`. */
  readonly device: string;
}

/** A session with the token that only its browser stores. */
export interface IssuedSession {
  readonly token: string;
  readonly session: StoredSession;
}

export interface SessionStore {
  begin(accountId: string, level: SessionLevel, device: string): IssuedSession;
  byId(id: string): StoredSession | null;
  /** Whether a session that was read before has expired. */
  isOver(session: StoredSession): boolean;
  /** Marks a session that was read before as seen and returns it; if it has expired, ends it and returns null. */
  goOn(session: StoredSession): StoredSession | null;
  /** Replaces the session by one of level `full` with a new token. */
  stepUp(session: StoredSession): IssuedSession;
  notePassword(id: string): void;
  /** Stores `because`, if given, for a full session, as long as its browser may return with the token. */
  end(id: string, because?: SessionEnd | null): void;
  endAll(accountId: string, because?: SessionEnd | null): void;
  /** Returns why the session ended, if that was stored. */
  endOf(id: string): SessionEnd | null;
  /** The account's full sessions that have not expired, most recently used first. */
  allOf(accountId: string): readonly StoredSession[];
  /** Ends every session of the account but this one. */
  endOthers(session: StoredSession): void;
  /** Ends the sessions that have expired, and removes old reasons of ended ones. */
  endExpired(): void;
}

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly level: SessionLevel;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly password_at: number;
  readonly device: string;
}

/** `onEnded` is called for every session that ends, to clean up dependent state. */
export function createSessionStore(
  db: Db,
  now: () => number,
  onEnded: (sessionId: string) => void,
): SessionStore {
  const byId = (id: string): StoredSession | null => {
    const row = db.get<Row>('SELECT * FROM sessions WHERE id = ?', id);
    return row === undefined ? null : fromRow(row);
  };
  const end = (id: string, because: SessionEnd | null = null): void => {
    if (because !== null) noteEnd(db, id, because, now());
    if (db.run('DELETE FROM sessions WHERE id = ?', id).changes > 0) onEnded(id);
  };
  const issue = (
    made: Pick<StoredSession, 'accountId' | 'level' | 'passwordAt' | 'device'>,
  ): IssuedSession => {
    const token = newToken();
    const at = now();
    const session = { ...made, id: tokenHash(token), createdAt: at, lastSeenAt: at };
    insert(db, session);
    return { token, session };
  };
  const seen = seenMarker(db);
  const goOn = (session: StoredSession): StoredSession | null => {
    if (!isExpired(session, now())) return seen(session, now());
    end(session.id);
    return null;
  };
  return {
    byId,
    end,
    goOn,
    isOver: (session) => isExpired(session, now()),
    begin: (accountId, level, device) => issue({ accountId, level, device, passwordAt: now() }),
    stepUp: (session) =>
      db.transaction(() => {
        end(session.id);
        return issue({ ...session, level: 'full' });
      }),
    notePassword: (id) => void db.run('UPDATE sessions SET password_at = ? WHERE id = ?', now(), id),
    endAll: (accountId, because) => {
      const all = db.all<Row>('SELECT id FROM sessions WHERE account_id = ?', accountId);
      for (const { id } of all) end(id, because);
    },
    endOf: (id) => {
      const row = db.get<{ because: string }>('SELECT because FROM ended_sessions WHERE id = ?', id);
      return sessionEnds.find((known) => known === row?.because) ?? null;
    },
    allOf: (accountId) => {
      const full =
        "SELECT * FROM sessions WHERE account_id = ? AND level = 'full' ORDER BY last_seen_at DESC";
      return db
        .all<Row>(full, accountId)
        .map(fromRow)
        .filter((session) => !isExpired(session, now()));
    },
    endOthers: ({ id: current, accountId }) => {
      const others = db.all<Row>(
        'SELECT id FROM sessions WHERE account_id = ? AND id != ?',
        accountId,
        current,
      );
      for (const { id } of others) end(id);
    },
    endExpired: () => {
      const expired = db.all<Row>('SELECT * FROM sessions').map(fromRow);
      for (const session of expired) if (isExpired(session, now())) end(session.id);
      db.run('DELETE FROM ended_sessions WHERE ended_at <= ?', now() - sessionLimits.full.totalMs);
    },
  };
}

/** The maximum lifetime of a session of this level, in milliseconds. */
export function longestLifeMs(level: SessionLevel): number {
  return limitsOf(level).totalMs;
}

function limitsOf(level: SessionLevel) {
  return level === 'full' ? sessionLimits.full : sessionLimits.half;
}

function isExpired(session: StoredSession, now: number): boolean {
  const { idleMs, totalMs } = limitsOf(session.level);
  return now >= session.lastSeenAt + idleMs || now >= session.createdAt + totalMs;
}

/**
 * Creates the function that marks sessions as seen. If the disk is full or another process holds the database, it
 * postpones the mark: reading must still work.
 */
function seenMarker(db: Db): (session: StoredSession, now: number) => StoredSession {
  let putOffUntil = Number.NEGATIVE_INFINITY;
  return (session, now) => {
    if (now < session.lastSeenAt + sessionLimits.seenEveryMs || now < putOffUntil) return session;
    try {
      db.run('UPDATE sessions SET last_seen_at = ? WHERE id = ?', now, session.id);
      return { ...session, lastSeenAt: now };
    } catch (error) {
      if (!isProviderError(error, 'storage-full') && !isProviderError(error, 'unavailable')) throw error;
      putOffUntil = now + sessionLimits.seenEveryMs;
      return session;
    }
  };
}

/** A session that has only passed the password is not given the reason. */
function noteEnd(db: Db, id: string, because: SessionEnd, now: number): void {
  const full = "SELECT id, ?, ? FROM sessions WHERE id = ? AND level = 'full'";
  db.run(`REPLACE INTO ended_sessions (id, because, ended_at) ${full}`, because, now, id);
}

function insert(db: Db, session: StoredSession): void {
  db.run(
    `INSERT INTO sessions (id, account_id, level, created_at, last_seen_at, password_at, device) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    session.id,
    session.accountId,
    session.level,
    session.createdAt,
    session.lastSeenAt,
    session.passwordAt,
    session.device,
  );
}

function fromRow(row: Row): StoredSession {
  return {
    id: row.id,
    accountId: row.account_id,
    level: row.level,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    passwordAt: row.password_at,
    device: row.device,
  };
}
