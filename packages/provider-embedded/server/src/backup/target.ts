import {
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type ContentsTarget,
  requirePortalDocument,
  withAddresses,
} from '@lineup/provider/administration';
import { nobodysHash } from '../auth/passwords/passwords.ts';
import { markModeByAccounts } from '../config/folder-mode.ts';
import type { Db } from '../database/open.ts';
import type { RandomId } from '../documents/ids.ts';
import type { Disk } from '../files/disk.ts';
import { createFileRecords } from '../files/records.ts';
import { urlOfId } from '../files/store.ts';
import { adoptFile } from './adopt-file.ts';
import { readContents } from './read-contents.ts';

export interface TargetDeps {
  readonly db: Db;
  readonly disk: Disk;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: RandomId;
}

/** Takes contents into a database and a folder of files that no server uses meanwhile. */
export function createTarget(deps: TargetDeps): Omit<ContentsTarget, 'close'> {
  const { db, disk } = deps;
  const records = createFileRecords(db);
  return {
    ...readContents(db, (id) => disk.pathOf(id)),
    putAccount: async (account) => db.transaction(() => putAccount(db, account, deps.now())),
    putDocuments: async (documents) => db.transaction(() => putDocuments(db, documents)),
    putFile: (file) => putFile(deps, file),
    removeAccount: async (id) => void db.run('DELETE FROM accounts WHERE id = ?', id),
    removeDocuments: async (paths) =>
      db.transaction(() => {
        for (const path of paths) db.run('DELETE FROM documents WHERE path = ?', path);
      }),
    removeFile: async (path) => {
      const found = records.byPath(path);
      if (found === null) return;
      records.remove(found.id);
      await disk.remove(found.id);
    },
  };
}

/** An account that comes without a password keeps the one it has here, or has none. Its sessions end. The folder becomes one of the mode that the accounts come from. */
function putAccount(db: Db, account: ExportedAccount, now: number): void {
  db.run(
    `INSERT INTO accounts (id, email, password_hash, disabled, phone, phone_name, other_factor, created_at, updated_at)
     VALUES (?1, ?2, coalesce(?3, ?4), ?5, ?6, ?7, ?8, ?9, ?9)
     ON CONFLICT (id) DO UPDATE SET email = ?2, password_hash = coalesce(?3, password_hash), disabled = ?5,
       phone = ?6, phone_name = ?7, other_factor = ?8, updated_at = ?9`,
    account.id,
    account.email,
    account.passwordHash,
    nobodysHash,
    Number(account.disabled),
    account.phone,
    account.phone === null ? null : 'Phone',
    Number(account.otherFactor),
    now,
  );
  db.run('DELETE FROM sessions WHERE account_id = ?', account.id);
  markModeByAccounts(db);
}

function putDocuments(db: Db, documents: readonly ExportedDocument[]): void {
  db.run('UPDATE commits SET latest = latest + 1');
  const version = db.get<{ latest: number }>('SELECT latest FROM commits')?.latest ?? 0;
  const records = createFileRecords(db);
  const addressOf = (file: string) => {
    const found = records.byPath(file);
    return found === null ? null : urlOfId(found.id);
  };
  for (const { path, data } of documents) {
    const addressed = withAddresses(data, addressOf);
    requirePortalDocument({ path, data: addressed });
    const collection = path.slice(0, path.lastIndexOf('/'));
    const text = JSON.stringify(addressed);
    db.run('REPLACE INTO documents VALUES (?, ?, ?, ?)', path, collection, text, version);
  }
}

async function putFile({ db, disk, now, randomId }: TargetDeps, file: ExportedFile): Promise<void> {
  const id = randomId(24);
  const kept = await adoptFile(disk, id, file);
  const records = createFileRecords(db);
  const before = db.transaction(() => {
    const found = records.byPath(file.path);
    records.replace({ id, path: file.path, createdAt: now(), ...kept });
    return found;
  });
  if (before !== null) await disk.remove(before.id);
}
