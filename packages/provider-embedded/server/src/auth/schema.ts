import type { Migration } from '../database/migrate.ts';

/**
 * Accounts and the steps of sign-in. All times are milliseconds since the epoch. Tokens and codes are stored as hashes
 * only. `code_messages` and `code_failures` enforce the limits on text messages and wrong codes.
 */
export const authTables: Migration = {
  version: 4,
  name: 'accounts and sessions',
  sql: `
    CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      disabled INTEGER NOT NULL DEFAULT 0,
      phone TEXT,
      phone_name TEXT,
      other_factor INTEGER NOT NULL DEFAULT 0,
      code_locked_until INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      level TEXT NOT NULL CHECK (level IN ('password', 'enrolment', 'full')),
      created_at INTEGER NOT NULL,
      last_seen_at INTEGER NOT NULL,
      password_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_by_account ON sessions (account_id);
    CREATE TABLE challenges (
      session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
      phone TEXT NOT NULL,
      code_hash TEXT,
      sent_at INTEGER NOT NULL,
      wrong_attempts INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE code_messages (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      phone TEXT NOT NULL,
      asked_at INTEGER NOT NULL,
      failed INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX code_messages_by_phone ON code_messages (phone, asked_at);
    CREATE INDEX code_messages_by_account ON code_messages (account_id, asked_at);
    CREATE TABLE code_failures (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      at INTEGER NOT NULL
    );
    CREATE INDEX code_failures_by_account ON code_failures (account_id, at);
    CREATE TABLE reset_tokens (
      id TEXT PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `,
};

/** Browser and system of each session; see `deviceOf`. */
export const sessionDevices: Migration = {
  version: 11,
  name: 'devices of sessions',
  sql: "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';",
};

/**
 * What has recently ended sessions, by the hash of the token that only the browser has; nothing else is stored of them.
 */
export const endedSessions: Migration = {
  version: 6,
  name: 'what has ended sessions',
  sql: `
    CREATE TABLE ended_sessions (
      id TEXT PRIMARY KEY,
      because TEXT NOT NULL,
      ended_at INTEGER NOT NULL
    ) WITHOUT ROWID;
  `,
};

/** When each account was last used, according to its sessions. Remains after they have ended. */
export const lastSeen: Migration = {
  version: 12,
  name: 'when accounts were last seen',
  sql: `
    ALTER TABLE accounts ADD COLUMN last_seen_at INTEGER;
    UPDATE accounts SET last_seen_at =
      (SELECT max(last_seen_at) FROM sessions WHERE account_id = accounts.id AND level = 'full');
    CREATE TRIGGER account_seen_first AFTER INSERT ON sessions WHEN new.level = 'full' BEGIN
      UPDATE accounts SET last_seen_at = new.last_seen_at WHERE id = new.account_id;
    END;
    CREATE TRIGGER account_seen_again AFTER UPDATE OF last_seen_at ON sessions WHEN new.level = 'full' BEGIN
      UPDATE accounts SET last_seen_at = new.last_seen_at WHERE id = new.account_id;
    END;
  `,
};
