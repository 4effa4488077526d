/* oxlint-disable typescript/no-unnecessary-type-parameters -- the caller's own SQL decides the shape of a row */
import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { DamagedDatabaseError, databaseError, isDamage } from './errors.ts';
import { migrate, type Migration } from './migrate.ts';
import { migrations } from './migrations.ts';
import { watchPlace } from './place.ts';

export type SqlValue = string | number | null;

/**
 * A synchronous connection to the database. Fails with `storage-full` if there is no room, and with `unavailable` while
 * another process holds the database or its file was moved or removed; a failed transaction is rolled back.
 */
export interface Db {
  run(sql: string, ...values: readonly SqlValue[]): { readonly changes: number };
  /** The first row, or undefined. The caller names the row's type, which depends on its SQL. */
  get<Row>(sql: string, ...values: readonly SqlValue[]): Row | undefined;
  all<Row>(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  exec(sql: string): void;
  /**
   * Runs `work` in one transaction, taking the write lock immediately; inside another transaction it joins that one.
   */
  transaction<Result>(work: () => Result): Result;
  /** Fails with `unavailable` if the file was moved or removed. Every write checks this automatically. */
  requireInPlace(): void;
  /** A text that changes with every write to the database, by any connection. */
  revision(): string;
  /** A text that changes with every write by another connection, in particular another process's. */
  othersRevision(): string;
  /** Rolls back an open transaction. */
  close(): void;
}

const busyTimeoutMs = 5000;
/** The maximum number of cached prepared statements. */
const mostStatements = 500;

/**
 * Opens or creates the database at `file` and migrates its tables. Throws DamagedDatabaseError before anything is
 * written to a damaged file, and NewerDatabaseError.
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
 * Creates a database that one process fills and that is only used once complete: it is not synced to the disk before,
 * so a power failure may lose it.
 */
export function makeUncounted(file: string): Db {
  const db = connect(file);
  db.get('PRAGMA journal_mode = MEMORY');
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA foreign_keys = ON;');
  migrate(db, migrations);
  return db;
}

/** Opens another connection to a database opened by `openDatabase`, for another thread of this process. */
export function joinDatabase(file: string): Db {
  const db = connect(file);
  setUp(db);
  return db;
}

/**
 * Opens the database of a possibly running portal for inspection: even if damaged, and without migrating. Throws
 * `unavailable` if the file cannot be opened at all.
 */
export function openToInspect(file: string): Db {
  return connect(file);
}

/** Checks every page: damage must be found before more is written. */
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
    // The SQL of queries is unbounded.
    if (statements.size >= mostStatements) statements.clear();
    statements.set(sql, made);
    return made;
  };
  const othersRevision = () =>
    translated(() => String((dataVersion ??= prepare('PRAGMA data_version').raw()).get()));
  /** Counts as a write at its beginning and end, as reads in between may be rolled back. */
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
      // The library only closes the file when its statements are collected; until then an open transaction would hold
      // it.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/** Creates the file if needed; SQLite gives its other files the same mode. SQLite reports errors that occur here. */
function makeForOwner(file: string): void {
  if (file === ':memory:') return;
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It already exists, or cannot be created.
  }
}

/**
 * BEGIN, COMMIT and ROLLBACK by hand: the library's helper hides a full disk behind the failure of its own rollback.
 * Single writes use it too: if the database is held by another process, such a write remains pending in the library and
 * prevents all later commits; BEGIN does not. A file that was removed does not count as stored.
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

/** The library terminates the process for a value of another type, so none may reach it. */
function checked(values: readonly SqlValue[]): readonly SqlValue[] {
  for (const value of values) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`Not a value of the database: ${typeof value}`);
    }
  }
  return values;
}

/** The library adds a measurement to a single row. */
function withoutMetadata(row: unknown): unknown {
  if (typeof row === 'object' && row !== null) Reflect.deleteProperty(row, '_metadata');
  return row;
}
