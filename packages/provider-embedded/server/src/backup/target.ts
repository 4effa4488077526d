import {
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type ContentsTarget,
  requirePortalDocument,
  asArrived,
  withAddresses,
  AdministrationError,
} from '@lineup/provider/administration';
import { dummyHash } from '../auth/passwords/passwords.ts';
import { markModeByAccounts } from '../config/folder-mode.ts';
import type { Db } from '../database/open.ts';
import { latestVersion, type RandomId } from '../documents/store.ts';
import type { Disk } from '../files/disk.ts';
import { createFileRecords, type FileRecord } from '../files/records.ts';
import { urlOfId } from '../files/store.ts';
import { readContents } from './read-contents.ts';
import {
  type FilePlace,
  isPicturePlace,
  parseFilePath,
  parseReleaseFilePath,
  timestampFromMillis,
} from '@lineup/domain';
import { isProviderError, ProviderError } from '@lineup/provider';
import { recogniseLineup } from '../files/lineup-files.ts';
import { inspectPicture } from '../files/pictures.ts';

/** Stored files have already passed the portal's own limits; this only stops what cannot be one. */
const largestFile = 64 * 1024 * 1024;

type StoredFile = Pick<FileRecord, 'size' | 'type' | 'width'>;

/**
 * Stores the file's bytes unchanged under the name `id`; files of releases, which the server wrote itself, are not
 * checked. Fails with AdministrationError for a path that does not allow a file, and for an invalid picture; then
 * nothing is stored.
 */
async function adoptFile(disk: Disk, id: string, file: ExportedFile): Promise<StoredFile> {
  if (parseReleaseFilePath(file.path) !== null) return adoptReleaseFile(disk, id, file);
  const place = parseFilePath(file.path);
  if (place === null) throw new AdministrationError(`No file is stored at ${file.path}.`);
  try {
    const size = await disk.receive(id, file.content(), largestFile);
    const { type, width } = await inspect(place, disk.temporaryPathOf(id));
    await disk.keepReceived(id);
    return { size, type, width };
  } catch (error) {
    await disk.remove(id);
    throw isProviderError(error, 'unsupported-media-type') ? unfit(place, file.path, error) : error;
  }
}

async function adoptReleaseFile(disk: Disk, id: string, file: ExportedFile): Promise<StoredFile> {
  try {
    const size = await disk.receive(id, file.content(), largestFile);
    await disk.keepReceived(id);
    return { size, type: file.type, width: 0 };
  } catch (error) {
    await disk.remove(id);
    throw error;
  }
}

async function inspect(place: FilePlace, temporary: string) {
  if (place.kind.startsWith('lineup')) return { type: await recogniseLineup(place, temporary), width: 0 };
  return inspectPicture(temporary);
}

function unfit(place: FilePlace, path: string, cause: ProviderError): AdministrationError {
  const expected = isPicturePlace(place) ? 'picture' : 'spreadsheet';
  return new AdministrationError(`The file ${path} is no ${expected} that can be stored.`, { cause });
}

export interface TargetDeps {
  readonly db: Db;
  readonly disk: Disk;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomId: RandomId;
}

/** Imports contents into a database and a file folder that no server is using. */
export function createTarget(deps: TargetDeps): Omit<ContentsTarget, 'close'> {
  const { db, disk } = deps;
  const records = createFileRecords(db);
  return {
    ...readContents(db, (id) => disk.pathOf(id)),
    putAccount: async (account) => db.transaction(() => putAccount(db, account, deps.now())),
    putDocuments: async (documents) =>
      db.transaction(() => putDocuments(db, asArrived(documents, timestampFromMillis(deps.now())))),
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

/**
 * An account imported without a password retains its existing one, or has none. Its sessions end. The folder gets the
 * mode that the accounts come from.
 */
function putAccount(db: Db, account: ExportedAccount, now: number): void {
  db.run(
    `INSERT INTO accounts (id, email, password_hash, disabled, phone, phone_name, other_factor, created_at, updated_at)
     VALUES (?1, ?2, coalesce(?3, ?4), ?5, ?6, ?7, ?8, ?9, ?9)
     ON CONFLICT (id) DO UPDATE SET email = ?2, password_hash = coalesce(?3, password_hash), disabled = ?5,
       phone = ?6, phone_name = ?7, other_factor = ?8, updated_at = ?9`,
    account.id,
    account.email,
    account.passwordHash,
    dummyHash,
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
  const version = latestVersion(db);
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
  const stored = await adoptFile(disk, id, file);
  const records = createFileRecords(db);
  const before = db.transaction(() => {
    const found = records.byPath(file.path);
    records.replace({ id, path: file.path, createdAt: now(), ...stored });
    return found;
  });
  if (before !== null) await disk.remove(before.id);
}
