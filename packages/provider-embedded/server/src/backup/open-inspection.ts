import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AdministrationError, type OpenInspection } from '@lineup/provider/administration';
import { isCode } from '../config/data-folder.ts';
import { isDamage } from '../database/errors.ts';
import { migrations } from '../database/migrations.ts';
import { type Db, openToInspect } from '../database/open.ts';
import { namesOf } from '../files/disk.ts';
import { createFileRecords, type FileRecord } from '../files/records.ts';
import { fileIdOf, urlOfId } from '../files/store.ts';
import { leftOverFiles } from '../files/sweep.ts';
import { createServerProvider, noFiles } from '../functions/server-provider.ts';
import { createDocumentStore, randomId } from '../documents/store.ts';
import { type BackupFolder, requirePortal } from './backup-folder.ts';
import { countDocuments, storedDocuments } from './read-contents.ts';

const now = () => Date.now();

/** A file is written before its record: for a recent file, the record may not be written yet. */
const youngMs = 60 * 60_000;
/** The maximum number of problems to request from SQLite for a damaged database. */
const mostDatabaseProblems = 20;

/**
 * Opens a data folder read-only to be checked, while the server may use it: reads one snapshot. Throws
 * AdministrationError if there is no portal, if it has another version, and if nothing of the database can be read.
 */
export function openInspection(dataDir: string): OpenInspection {
  const folder = requirePortal(dataDir);
  const db = openToInspect(folder.database);
  try {
    requireVersion(db, folder.database);
    db.exec('BEGIN');
    return inspectionOf(db, folder);
  } catch (error) {
    db.close();
    throw isDamage(error) ? unreadable(folder.database, error) : error;
  }
}

function inspectionOf(db: Db, folder: BackupFolder): OpenInspection {
  const records = createFileRecords(db).all();
  const paths = new Set(records.map(({ path }) => path));
  const addresses = new Set(records.map(({ id }) => urlOfId(id)));
  return {
    storageProblems: async function* () {
      yield* untilDamaged(folder.database, databaseProblems(db, folder.database));
      yield* fileProblems(folder, records);
    },
    notes: async function* () {
      const documents = createDocumentStore({ db, now, randomId });
      const provider = createServerProvider(documents, noFiles);
      for (const { id, path } of await leftOverFiles({ db, provider, now: now() })) {
        yield `files/${id} (${path}): no document mentions it; the next start of the portal removes it`;
      }
    },
    documents: async function* (onUnreadable) {
      for await (const { path, fields } of storedDocuments(db)) {
        if (fields === null) onUnreadable(path);
        else yield { path, data: fields };
      }
    },
    countDocuments: () => countDocuments(db),
    hasFile: (path) => paths.has(path),
    isLostFile: (address) => fileIdOf(address) !== null && !addresses.has(address),
    close: async () => db.close(),
  };
}

function requireVersion(db: Db, file: string): void {
  const found = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  const known = migrations.at(-1)?.version ?? 0;
  if (found === known) return;
  throw new AdministrationError(
    `The database ${file} is of version ${found}, and this program checks version ${known}. Use the program that serves it.`,
  );
}

/** SQLite may stop where it finds damage. */
function* untilDamaged(file: string, problems: Generator<string>): Generator<string> {
  try {
    yield* problems;
  } catch (error) {
    if (!(error instanceof Error) || !isDamage(error)) throw error;
    yield `${file}: ${error.message}`;
  }
}

function* databaseProblems(db: Db, file: string): Generator<string> {
  const rows = db.all<{ integrity_check: string }>(`PRAGMA integrity_check(${mostDatabaseProblems})`);
  for (const { integrity_check: line } of rows) if (line !== 'ok') yield `${file}: ${line}`;
  for (const { table } of db.all<{ table: string }>('PRAGMA foreign_key_check')) {
    yield `${file}: a row of ${table} belongs to an account that is not there`;
  }
  const ahead = db.get<{ n: number }>(
    'SELECT count(*) AS n FROM documents WHERE version > (SELECT latest FROM commits)',
  );
  if ((ahead?.n ?? 0) > 0) yield `${file}: ${ahead?.n ?? 0} documents are newer than the latest commit`;
}

/** Files that are recorded but missing or incomplete, and those that exist without a record. */
function* fileProblems(
  { files: folder, database }: BackupFolder,
  records: readonly FileRecord[],
): Generator<string> {
  const names = namesIn(folder);
  const expected = new Set(records.flatMap(({ id }) => namesOf(id)));
  for (const { id, path, size } of records) {
    const found = sizeOf(join(folder, id));
    if (found === null) {
      if (isRecordedNow(database, id)) yield `files/${id} (${path}): the file is missing`;
    } else if (found.size !== size) yield `files/${id} (${path}): has ${found.size} bytes instead of ${size}`;
  }
  for (const name of names) {
    if (expected.has(name)) continue;
    const found = sizeOf(join(folder, name));
    if (found !== null && now() - found.changedAt > youngMs) yield `files/${name}: belongs to no record`;
  }
}

/** A running portal may have removed the file since the snapshot, after its record. */
function isRecordedNow(database: string, id: string): boolean {
  const db = openToInspect(database);
  try {
    return createFileRecords(db).byId(id) !== null;
  } finally {
    db.close();
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function sizeOf(file: string): { readonly size: number; readonly changedAt: number } | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : { size: found.size, changedAt: found.mtimeMs };
}

function unreadable(file: string, cause: unknown): AdministrationError {
  return new AdministrationError(
    `The database ${file} is damaged and cannot be read. Restore the latest backup.`,
    {
      cause,
    },
  );
}
