import { createHash } from 'node:crypto';
import { adminPermission, paths } from '@lineup/domain';
import { argonPasswords, type Db } from '@lineup/provider-embedded/server';

export const accountPassword = 'a password of the benchmark';
export const accountEmail = (number: number) => `person${number}@festival.example`;

const accountId = (number: number) => `bench-person-${number}`;
const token = (number: number) => `bench-token-${number}`;

/** The session cookie of this person; see `addSessions`. */
export const sessionCookie = (number: number) => `session=${token(number)}`;

/** Signs in the first accounts, this many of them, with sessions like those after both steps of signing in. */
export function addSessions(db: Db, count: number): void {
  const now = Date.now();
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const id = createHash('sha256').update(token(number)).digest('hex');
      db.run(
        `INSERT INTO sessions (id, account_id, level, created_at, last_seen_at, password_at) VALUES (?, ?, 'full', ?, ?, ?)`,
        id,
        accountId(number),
        now,
        now,
        now,
      );
    }
  });
}

/** The hash of `accountPassword`, created like in the product. */
export function hashPassword(): Promise<string> {
  return argonPasswords.hash(accountPassword);
}

/** Adds this many administrators with a phone each to the database, all with the password of this hash. */
export function addAccounts(db: Db, count: number, passwordHash: string): void {
  const now = Date.now();
  const record = JSON.stringify({ permissions: [adminPermission] });
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const id = accountId(number);
      db.run(
        'INSERT INTO accounts (id, email, password_hash, phone, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        accountEmail(number),
        passwordHash,
        `+1212${String(5_550_000 + number).padStart(7, '0')}`,
        now,
        now,
      );
      db.run('INSERT INTO documents VALUES (?, ?, ?, 1)', paths.user(id), paths.users, record);
    }
  });
}
