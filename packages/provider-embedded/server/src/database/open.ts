/* oxlint-disable typescript/no-unnecessary-type-parameters -- the caller's own SQL decides the shape of a row */
import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { DamagedDatabaseError, databaseError, isDamage } from './errors.ts';
import { migrate, type Migration } from './migrate.ts';
import { migrations } from './migrations.ts';
import { watchPlace } from './place.ts';

export type SqlValue = string | number | null;

/**
 * One connection to the database, synchronous. Fails with `storage-full` when there is no room and with `unavailable`
 * while another process holds the database or its file is not where it was opened; nothing of a failed transaction stays.
 */
export interface Db {
  run(sql: string, ...values: readonly SqlValue[]): { readonly changes: number };
  /** The first row, or undefined. The caller names the row's shape, which its own SQL decides. */
  get<Row>(sql: string, ...values: readonly SqlValue[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  exec(sql: string): void;
  /** Runs `work` in one transaction, taking the write lock at once; inside another transaction it joins that one. */
  transaction<Result>(work: () => Result): Result;
  /** Fails with `unavailable` while the file is not where it was opened. Every write asks this by itself. */
  requireInPlace(): void;
  /** Another text after every write to the database, by this connection or any other. */
  revision(): string;
  /** Another text after every write by any other connection, above all another process's. */
  othersRevision(): string;
  /** Nothing stays of a transaction that is still open. */
  close(): void;
}

const busyTimeoutMs = 5000;
/** At most this many prepared statements are cached. */
const mostStatements = 500;

/**
 * Opens (and where needed makes) the database at `file` and brings its tables up to date. Throws DamagedDatabaseError
 * before anything is written to a file that is not whole, and NewerDatabaseError.
 */
export function openDatabase(file: string, steps: readonly Migration[] = migrations): Db {
  const db = connect(file);
  try {
    requireWhole(db, file);
    setUp(db);
    migrate(db, steps);
  } catch (error) {
    db.close();
    throw isDamage(error) ? new DamagedDatabaseError(file, error) : error;
  }
  return db;
}

/**
 * Makes a database that one process fills and that counts only once it is whole: nothing of it is brought to the disk before, so that
 * it is lost with the power.
 */
export function makeUncounted(file: string): Db {
  const db = connect(file);
  db.get('PRAGMA journal_mode = MEMORY');
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA foreign_keys = ON;');
  migrate(db, migrations);
  return db;
}

/** Opens one more connection to a database that `openDatabase` has opened, for another thread of this process. */
export function joinDatabase(file: string): Db {
  const db = connect(file);
  setUp(db);
  return db;
}

/**
 * Opens the database of a portal that may be running only to look at it: what is damaged opens as well, and nothing is migrated.
 * Throws `unavailable` where the file cannot be opened at all.
 */
export function openToInspect(file: string): Db {
  return connect(file);
}

/** Looks at every page: damage must be known before more is written on top of it. */
function requireWhole(db: Db, file: string): void {
  const first = db.get<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check;
  if (first !== 'ok') throw new DamagedDatabaseError(file, first);
}

function setUp(db: Db): void {
  db.get('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
}

function connect(file: string): Db {
  makeForOwner(file);
  const connection = translated(() => new Database(file, { timeout: busyTimeoutMs }));
  const requireInPlace = watchPlace(file);
  const statements = new Map<string, Database.Statement>();
  let ownWrites = 0;
  let dataVersion: Database.Statement | undefined;
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = connection.prepare(sql);
    // Queries are worded by those who ask them.
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, made);
    return made;
  };
  const othersRevision = () =>
    translated(() => String((dataVersion ??= prepare('PRAGMA data_version').raw()).get()));
  /** Counts as a write at its beginning and at its end, as what is read in between may be taken back. */
  const transaction = <Result>(work: () => Result): Result => {
    ownWrites += 1;
    try {
      return connection.inTransaction ? work() : inTransaction(connection, work, requireInPlace);
    } finally {
      ownWrites += 1;
    }
  };
  return {
    run: (sql, ...values) => {
      const write = () => translated(() => prepare(sql).run(checked(values)));
      return transaction(write);
    },
    get: <Row>(sql: string, ...values: readonly SqlValue[]) =>
      translated(() => withoutMetadata(prepare(sql).get(checked(values))) as Row | undefined),
    all: <Row>(sql: string, ...values: readonly SqlValue[]) =>
      translated(() => prepare(sql).all(checked(values)) as Row[]),
    exec: (sql) => {
      ownWrites += 1;
      translated(() => void connection.exec(sql));
    },
    transaction,
    requireInPlace,
    revision: () => `${ownWrites} ${othersRevision()}`,
    othersRevision,
    close: () => {
      statements.clear();
      dataVersion = undefined;
      // The library lets go of the file only when its statements are collected; until then what is open here would hold it.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/** Makes the file where it is new; SQLite gives its other files the mode of this one. What fails here, SQLite tells of. */
function makeForOwner(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // There already, or nowhere.
  }
}

/**
 * BEGIN, COMMIT and ROLLBACK by hand: the library's helper hides a full disk behind the failure of its own rollback. Single
 * writes go through it as well: one that finds the database held stays under way in the library, and from then on no
 * transaction could be committed; BEGIN does not. Nothing in a file without a name counts as stored.
 */
function inTransaction<Result>(
  connection: Database.Database,
  work: () => Result,
  requireInPlace: () => void,
): Result {
  translated(() => connection.exec('BEGIN IMMEDIATE'));
  try {
    const result = work();
    requireInPlace();
    translated(() => connection.exec('COMMIT'));
    requireInPlace();
    return result;
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

function translated<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw databaseError(error);
  }
}

/** The library ends the whole process on a value of another type, so none may reach it. */
function checked(values: readonly SqlValue[]): readonly SqlValue[] {
  for (const value of values) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`Not a value of the database: ${typeof value}`);
    }
  }
  return values;
}

/** The library adds a measurement of its own to a single row. */
function withoutMetadata(row: unknown): unknown {
  if (typeof row === 'object' && row !== null) Reflect.deleteProperty(row, '_metadata');
  return row;
}
