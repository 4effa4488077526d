import { ProviderError } from '@lineup/provider';

/** SQLite's errors for a full disk, and those that may be temporary. */
const full = /^SQLITE_FULL/u;
const damaged = /^SQLITE_(?:CORRUPT|NOTADB)/u;
const passing = /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)/u;

/** The database file is damaged or not a database; it is not changed. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
  constructor(file: string, cause?: unknown) {
    super(
      `The database ${file} is damaged and was left as it is. Put it aside and restore the latest backup.`,
      { cause },
    );
  }
}

/** Returns true if SQLite reports a damaged file or one that is not a database. */
export function isDamage(error: unknown): boolean {
  return damaged.test(sqliteCode(error));
}

/** Converts an SQLite error to a ProviderError if it has a counterpart; returns others unchanged. */
export function databaseError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (full.test(code)) {
    return new ProviderError('storage-full', 'The disk of the database is full.', { cause: error });
  }
  if (passing.test(code)) {
    return new ProviderError('unavailable', `The database cannot be used now (${code}).`, { cause: error });
  }
  return error;
}

/** The error for a database that cannot be opened at all has no code. */
function sqliteCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.message.startsWith('ConnectionFailed')) return 'SQLITE_CANTOPEN';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
