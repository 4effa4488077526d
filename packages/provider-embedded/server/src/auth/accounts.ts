import { normaliseEmail } from '@lineup/provider/administration';
import type { Db } from '../database/open.ts';

/** An account that can sign in. Its permissions are in the users record with the same id. */
export interface Account {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
  /** The enrolled phone (E.164), or null before enrolment. */
  readonly phone: string | null;
  /** Whether it has a second factor that this provider does not support. */
  readonly otherFactor: boolean;
  /** No code is accepted before this time; milliseconds since the epoch, 0 without a lock. */
  readonly codeLockedUntil: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The same; null for an account that has never signed in. */
  readonly lastSeenAt: number | null;
}

export interface AccountStore {
  byId(id: string): Account | null;
  byEmail(email: string): Account | null;
  /** Every account, by e-mail. */
  all(): readonly Account[];
  add(account: Pick<Account, 'id' | 'email' | 'passwordHash'>): void;
  setPasswordHash(id: string, passwordHash: string): void;
  setPhone(id: string, phone: string | null, name: string | null): void;
  lockCodesUntil(id: string, until: number): void;
  /** Removes the locks that have expired at this time. */
  openCodeLocks(at: number): void;
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly disabled: number;
  readonly phone: string | null;
  readonly other_factor: number;
  readonly code_locked_until: number;
  readonly created_at: number;
  readonly last_seen_at: number | null;
}

export function createAccountStore(db: Db, now: () => number): AccountStore {
  const find = (column: 'id' | 'email', value: string): Account | null => {
    const row = db.get<Row>(`SELECT * FROM accounts WHERE ${column} = ?`, value);
    return row === undefined ? null : fromRow(row);
  };
  return {
    byId: (id) => find('id', id),
    byEmail: (email) => find('email', normaliseEmail(email)),
    all: () => db.all<Row>('SELECT * FROM accounts ORDER BY email').map(fromRow),
    add: ({ id, email, passwordHash }) => {
      db.run(
        'INSERT INTO accounts (id, email, password_hash, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
        id,
        normaliseEmail(email),
        passwordHash,
        now(),
        now(),
      );
    },
    setPasswordHash: (id, passwordHash) => {
      db.run('UPDATE accounts SET password_hash = ?, updated_at = ? WHERE id = ?', passwordHash, now(), id);
    },
    setPhone: (id, phone, name) => {
      db.run(
        'UPDATE accounts SET phone = ?, phone_name = ?, updated_at = ? WHERE id = ?',
        phone,
        name,
        now(),
        id,
      );
    },
    lockCodesUntil: (id, until) => {
      db.run('UPDATE accounts SET code_locked_until = ? WHERE id = ?', until, id);
    },
    openCodeLocks: (at) => {
      db.run('UPDATE accounts SET code_locked_until = 0 WHERE code_locked_until BETWEEN 1 AND ?', at);
    },
  };
}

function fromRow(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    disabled: row.disabled !== 0,
    phone: row.phone,
    otherFactor: row.other_factor !== 0,
    codeLockedUntil: row.code_locked_until,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}
