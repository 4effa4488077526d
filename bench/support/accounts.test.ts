import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addAccounts, addSessions } from './accounts.ts';
import { openData } from './seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-accounts-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('accounts and their sessions are stored as the tables are now', () => {
  const db = openData(folder);
  addAccounts(db, 2, 'a hash');
  addSessions(db, 2);
  expect(
    db.all("SELECT 1 FROM sessions JOIN accounts ON accounts.id = account_id WHERE level = 'full'"),
  ).toHaveLength(2);
  db.close();
});
