import { adminPermission, paths } from '@lineup/domain';
import { argonPasswords, type Db } from '@lineup/provider-embedded/server';

export const accountPassword = 'a password of the benchmark';
export const accountEmail = (number: number) => `person${number}@festival.example`;

/** The hash of `accountPassword`, made as the product makes it. */
export function hashPassword(): Promise<string> {
  return argonPasswords.hash(accountPassword);
}

/** Puts so many administrators with a phone each into the database, all with the password of this hash. */
export function addAccounts(db: Db, count: number, passwordHash: string): void {
  const now = Date.UTC(2026, 5, 1);
  const record = JSON.stringify({ permissions: [adminPermission] });
  db.transaction(() => {
    for (let number = 0; number < count; number += 1) {
      const id = `bench-person-${number}`;
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
