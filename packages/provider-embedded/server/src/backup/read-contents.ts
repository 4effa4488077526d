import { createReadStream } from 'node:fs';
import {
  AdministrationError,
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type Contents,
  travels,
  withReferences,
} from '@lineup/provider/administration';
import type { DocumentData } from '@lineup/provider';
import { createAccountStore, type Account } from '../auth/accounts.ts';
import { dummyHash } from '../auth/passwords/passwords.ts';
import type { Db } from '../database/open.ts';
import { readText, type StoredText } from '../database/stored-text.ts';
import { createFileRecords } from '../files/records.ts';
import { urlOfId } from '../files/store.ts';

/** How many documents are read at once. */
const pageSize = 500;

/** Reads the current contents of the database; `pathOf` returns where a file's content is. */
export function readContents(db: Db, pathOf: (fileId: string) => string): Omit<Contents, 'close'> {
  return {
    accounts: async function* () {
      yield* createAccountStore(db, () => 0)
        .all()
        .map(exportedAccount);
    },
    documents: (onUnreadable) => readDocuments(db, onUnreadable ?? refuseUnreadable),
    countDocuments: async () => countDocuments(db),
    files: () => readFiles(db, pathOf),
  };
}

function exportedAccount({
  id,
  email,
  disabled,
  phone,
  otherFactor,
  passwordHash,
}: Account): ExportedAccount {
  const hasPassword = passwordHash !== dummyHash;
  const hash = hasPassword ? passwordHash : null;
  return { id, email, disabled, phone, otherFactor, hasPassword, passwordHash: hash };
}

async function* readDocuments(
  db: Db,
  onUnreadable: (path: string) => void,
): AsyncGenerator<ExportedDocument> {
  const paths = new Map(
    createFileRecords(db)
      .all()
      .map(({ id, path }) => [urlOfId(id), path]),
  );
  const pathOf = (address: string) => paths.get(address) ?? null;
  for await (const { path, fields } of storedDocuments(db)) {
    if (!travels(path)) continue;
    if (fields === null) onUnreadable(path);
    else yield { path, data: withReferences(fields, pathOf) };
  }
}

/** Counts all documents, including those that are not copied. */
export function countDocuments(db: Db): number {
  return db.get<{ n: number }>('SELECT count(*) AS n FROM documents')?.n ?? 0;
}

/** Every document ordered by path; its fields are null if they cannot be read. */
export async function* storedDocuments(
  db: Db,
): AsyncGenerator<{ readonly path: string; readonly fields: DocumentData | null }> {
  let after = '';
  while (true) {
    const rows = db.all<{ path: string; data: StoredText }>(
      'SELECT path, CAST(data AS BLOB) AS data FROM documents WHERE path > ? ORDER BY path LIMIT ?',
      after,
      pageSize,
    );
    for (const { path, data } of rows) yield { path, fields: parseData(data) };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.path;
  }
}

/** The fields of a stored document; null if they cannot be read. */
function parseData(stored: StoredText): DocumentData | null {
  try {
    const text = readText(stored);
    return text === null ? null : (JSON.parse(text) as DocumentData);
  } catch {
    return null;
  }
}

/** Contents without the document would look complete. */
function refuseUnreadable(path: string): never {
  throw new AdministrationError(
    `${path} is damaged and cannot be read. Delete it or restore a backup first.`,
  );
}

async function* readFiles(db: Db, pathOf: (fileId: string) => string): AsyncGenerator<ExportedFile> {
  for (const { id, path, type } of createFileRecords(db).all()) {
    yield { path, type, content: () => createReadStream(pathOf(id)) };
  }
}
