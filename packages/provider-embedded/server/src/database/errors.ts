import { ProviderError } from '@lineup/provider';

/** What SQLite reports when there is no room, and what it reports when waiting may help. */
const full = /^SQLITE_FULL/u;
const damaged = /^SQLITE_(?:CORRUPT|NOTADB)/u;
const passing = /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY|PROTOCOL)/u;

/** The file of the database cannot be read as one; it is left as it is. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
  constructor(file: string, cause?: unknown) {
    super(
      `The database ${file} is damaged and was left as it is. Put it aside and restore the latest backup.`,
      { cause },
    );
  }
}

/** Returns true if SQLite says that the file is damaged or no database. */
export function isDamage(error: unknown): boolean {
  return damaged.test(sqliteCode(error));
}

/** The provider's error for a failure of SQLite that has a name there; anything else is answered as it came. */
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

/** A database that cannot be opened at all is reported without a code. */
function sqliteCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.message.startsWith('ConnectionFailed')) return 'SQLITE_CANTOPEN';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
