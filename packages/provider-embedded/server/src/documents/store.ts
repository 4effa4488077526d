import { timestampFromMillis } from '@lineup/domain';
import {
  ProviderError,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type Write,
} from '@lineup/provider';
import {
  applyCommit,
  workingCopy,
  type CommitSender,
  type VersionedDocument,
  type Source,
  type WorkingCopy,
} from '@lineup/provider/rules';
import type { PickedFields } from '@lineup/provider/server';
import type { Db } from '../database/open.ts';
import { hasMore, pickFields } from './aggregates.ts';
import { countFound, findPage, type Page } from './find.ts';
import { commitLimits } from './access.ts';
import {
  damagedSnapshot,
  idOf,
  storedColumns,
  storedDocument,
  type StoredRow,
  type StoredDocument,
} from './stored-document.ts';
import { responseTo, carriedOutVersion, nameCommit, rememberWriteId, type NamedCommit } from './write-ids.ts';
import { randomBytes } from 'node:crypto';

/** Makes an unguessable text of `length` characters a-z0-9. */
export type RandomId = (length: number) => string;

const alphabet = 'abcdefghijklmnopqrstuvwxyz012345';

/** Five random bits of the system for each character. */
export const randomId: RandomId = (length) =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** Makes a document id that sorts by `now` (milliseconds since the epoch), followed by 60 random bits. */
function newDocumentId(now: number, random: RandomId): string {
  return now.toString(36).padStart(9, '0') + random(12);
}

/** One document after a commit; `version` and `data` are null if it was deleted. */
export interface Change {
  readonly path: string;
  readonly version: string | null;
  readonly data: DocumentData | null;
}

/**
 * Called for every commit once it is safely on the disk. In the summary of a large commit, one document represents all
 * of its collection inside a festival, and none has data.
 */
export type CommitListener = (version: number, changes: readonly Change[], isSummary?: boolean) => void;

/** The same; `before` returns a changed document's previous state. */
export type CommitWitness = (
  version: number,
  changes: readonly Change[],
  before: (path: string) => DocumentData | null,
) => void;

/** Implements the port's documents on SQLite, without access rules; schemas and rules of the kinds are enforced. */
export interface DocumentStore {
  newId(): string;
  get(path: string): DocumentSnapshot | null;
  query(query: Query): readonly DocumentSnapshot[];
  /** `findPage` of this store. */
  page(query: Query, after: string | null, size: number): Page;
  count(query: Query): number;
  /** Reports an unreadable document, once. */
  reportDamage(path: string): void;
  /** Returns true if the collection has more documents than this. */
  hasMore(collection: string, than: number): boolean;
  /** See `ServerDocuments` of the port. */
  pick<Field extends string>(collection: string, fields: readonly Field[]): readonly PickedFields<Field>[];
  /**
   * As the port specifies; commits of the same name within the last 24 hours are applied once. A commit without a
   * sender is the server's own, which needs no record.
   */
  commit(writes: readonly Write[], sender?: CommitSender): ReadonlyMap<string, string | null>;
  /**
   * The same, but checks the commit before locking the database, which is only done for a valid one. `turn` is awaited
   * just before and may reject; concurrent writes cause another check.
   */
  commitInTurn(
    writes: readonly Write[],
    sender: CommitSender | undefined,
    turn: () => Promise<void>,
  ): Promise<ReadonlyMap<string, string | null>>;
  /** The number of the latest commit. */
  latestVersion(): number;
}

export interface DocumentStoreDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly randomId: RandomId;
  readonly onCommit?: CommitWitness;
  /** Called once for every unreadable document. */
  readonly onDamage?: (path: string) => void;
}

/** After this many checks invalidated by concurrent writes, the commit is checked while the database is locked. */
const judgedAhead = 3;

/** More documents than any collection has; SQLite needs a number. */
const everything = 1_000_000_000;

export function createDocumentStore(deps: DocumentStoreDeps): DocumentStore {
  const { db, now } = deps;
  const damaged = new Set<string>();
  const reportDamage = (path: string) => {
    if (damaged.has(path)) return;
    damaged.add(path);
    deps.onDamage?.(path);
  };
  const announce = (writes: readonly Write[], done: CarriedOut) => {
    if (done.changes !== null) deps.onCommit?.(done.version, done.changes, done.before);
    return responseTo(writes, done.version);
  };
  return {
    newId: () => newDocumentId(now(), deps.randomId),
    get: (path) => {
      const row = readRow(db, path);
      return row === undefined ? null : snapshotOf(row, reportDamage);
    },
    query: (query) =>
      findPage(db, query, null, query.limit ?? everything)
        .documents.slice(0, query.limit)
        .map((stored) => snapshotOf(stored, reportDamage)),
    page: (query, after, size) => findPage(db, query, after, size),
    reportDamage,
    hasMore: (collection, than) => hasMore(db, collection, than),
    count: (query) => countFound(db, query),
    pick: (collection, fields) => pickFields(db, collection, fields),
    commit: (writes, sender) => {
      requireWithinLimit(writes);
      const commit = { writes, sender: sender ?? null, now: now() };
      return announce(
        writes,
        db.transaction(() => commitWrites(db, commit, judge(db, commit, reportDamage))),
      );
    },
    commitInTurn: async (writes, sender, turn) => {
      requireWithinLimit(writes);
      const commit = { writes, sender: sender ?? null, now: now() };
      for (let tries = 1; ; tries += 1) {
        const judged = readAtOnce(db, () => judge(db, commit, reportDamage));
        await turn();
        const done = db.transaction(() => {
          if (!isOutdated(db, judged)) return commitWrites(db, commit, judged);
          return tries < judgedAhead ? null : commitWrites(db, commit, judge(db, commit, reportDamage));
        });
        if (done !== null) return announce(writes, done);
      }
    },
    latestVersion: () => latestVersion(db),
  };
}

interface CarriedOut {
  readonly version: number;
  /** Null for a retry, which changes nothing. */
  readonly changes: readonly Change[] | null;
  readonly before: (path: string) => DocumentData | null;
}

interface Commit {
  readonly writes: readonly Write[];
  readonly sender: CommitSender | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A valid commit, based on the documents as they were read. */
interface Judged {
  readonly name: NamedCommit | null;
  /** The number of the earlier commit with the same name, if this is a retry; then nothing is written. */
  readonly repeats: number | null;
  /** The number of the latest commit when it was checked. */
  readonly on: number;
  readonly copy: WorkingCopy;
  readonly source: RememberedSource;
  readonly rows: ChangedRows;
}

/** Fails as the port specifies if the rules do not allow the commit. */
function judge(db: Db, { writes, sender, now }: Commit, reportDamage: ReportDamage): Judged {
  const name = sender === null ? null : nameCommit(`${sender.by?.id ?? ''}/${sender.name}`, writes);
  const repeats = name === null ? null : carriedOutVersion(db, name, now);
  const on = latestVersion(db);
  const source = sourceOf(db, repeats === null ? writes : [], reportDamage);
  const copy = workingCopy(source, String(on + 1));
  if (repeats === null) applyCommit(copy, writes, timestampFromMillis(now), sender);
  return { name, repeats, on, copy, source, rows: rowsOf(copy.changes()) };
}

/** Returns true if a concurrent commit changed what this one was checked against, or has the same name. */
function isOutdated(db: Db, { on, source }: Judged): boolean {
  return latestVersion(db) !== on && !source.isUnchanged();
}

function commitWrites(db: Db, { now }: Commit, { name, repeats, copy, rows }: Judged): CarriedOut {
  const before = repeats ?? (name === null ? null : carriedOutVersion(db, name, now));
  if (before !== null) return { version: before, changes: null, before: () => null };
  const version = latestVersion(db) + 1;
  saveRows(db, rows, version);
  db.run('UPDATE commits SET latest = ?', version);
  if (name !== null) rememberWriteId(db, name, version, now);
  const changes = Array.from(copy.changes(), ([path, document]): Change => {
    if (document === null) return { path, version: null, data: null };
    return { path, version: String(version), data: document.data };
  });
  return { version, changes, before: (path) => copy.readOriginal(path)?.data ?? null };
}

/** Runs `work`, whose reads see a single snapshot. */
function readAtOnce<Result>(db: Db, work: () => Result): Result {
  db.exec('BEGIN');
  try {
    return work();
  } finally {
    db.exec('COMMIT');
  }
}

/** What a commit writes, by collection, and the paths it removes. */
interface ChangedRows {
  readonly written: ReadonlyMap<string, readonly WrittenRow[]>;
  readonly removed: readonly string[];
}

function rowsOf(changed: ReadonlyMap<string, VersionedDocument | null>): ChangedRows {
  const written = new Map<string, WrittenRow[]>();
  const removed: string[] = [];
  for (const [path, document] of changed) {
    if (document === null) {
      removed.push(path);
      continue;
    }
    const collection = path.slice(0, path.lastIndexOf('/'));
    const row = [path, textOf(path, document)] as const;
    const rows = written.get(collection);
    if (rows === undefined) written.set(collection, [row]);
    else rows.push(row);
  }
  return { written, removed };
}

function saveRows(db: Db, { written, removed }: ChangedRows, version: number): void {
  if (removed.length > 0) {
    db.run('DELETE FROM documents WHERE path IN (SELECT value FROM json_each(?))', JSON.stringify(removed));
  }
  for (const [collection, rows] of written) writeRows(db, collection, version, rows);
}

type WrittenRow = readonly [path: string, data: string];

/**
 * Calling the library and passing values takes longer than writing a row in SQLite: one call writes many rows and
 * passes shared values once.
 */
const rowsAtOnce = 50;
const writing = (rows: number) =>
  `REPLACE INTO documents (collection, version, path, data)
   VALUES ${Array.from({ length: rows }, (_, row) => `(?1, ?2, ?${2 * row + 3}, ?${2 * row + 4})`).join(', ')}`;
const writeOne = writing(1);
const writeMany = writing(rowsAtOnce);

function writeRows(db: Db, collection: string, version: number, rows: readonly WrittenRow[]): void {
  const together = rows.length - (rows.length % rowsAtOnce);
  for (let first = 0; first < together; first += rowsAtOnce) {
    db.run(writeMany, collection, version, ...rows.slice(first, first + rowsAtOnce).flat());
  }
  for (const row of rows.slice(together)) db.run(writeOne, collection, version, ...row);
}

function textOf(path: string, { data }: VersionedDocument): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > commitLimits.documentBytes) {
    throw new ProviderError('payload-too-large', `${path} is too large`);
  }
  return text;
}

/** A source that remembers what was read from it. */
interface RememberedSource extends Source {
  /** Whether everything that was read is unchanged. */
  isUnchanged(): boolean;
}

/**
 * The documents before the commit; those it writes, or removes with another, are read at once, as thousands of single
 * reads are slower.
 */
function sourceOf(db: Db, writes: readonly Write[], reportDamage: ReportDamage): RememberedSource {
  const searched = new Map<string, readonly string[]>();
  const known = new Map<string, StoredDocument | undefined>(writes.map(({ path }) => [path, undefined]));
  const found = db.all<StoredRow>(
    `SELECT ${storedColumns} FROM documents WHERE path IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...known.keys()]),
  );
  for (const row of found) known.set(row.path, storedDocument(row));
  return {
    read: (path) => {
      if (!known.has(path)) known.set(path, readRow(db, path));
      const row = known.get(path);
      if (row === undefined) return null;
      return { data: parseData(row, reportDamage) ?? {}, version: String(row.version) };
    },
    pathsBelow: (path) => {
      const below = rowsBelow(db, path);
      for (const row of below) if (!known.has(row.path)) known.set(row.path, storedDocument(row));
      const found = below.map((row) => row.path);
      searched.set(path, found);
      return found;
    },
    isUnchanged: () => {
      const isSameBelow = ([path, found]: readonly [string, readonly string[]]) =>
        countBelow(db, path) === found.length;
      return isSameVersions(db, known) && [...searched].every(isSameBelow);
    },
  };
}

/** '0' is the character after '/', so the range contains exactly the paths that continue after the slash. */
const isBelow = 'path > ? AND path < ?';
const boundsBelow = (path: string) => [`${path}/`, `${path}0`] as const;

function rowsBelow(db: Db, path: string): readonly StoredRow[] {
  const select = `SELECT ${storedColumns} FROM documents WHERE ${isBelow}`;
  return db.all<StoredRow>(select, ...boundsBelow(path));
}

function countBelow(db: Db, path: string): number {
  const select = `SELECT count(*) AS found FROM documents WHERE ${isBelow}`;
  return db.get<{ found: number }>(select, ...boundsBelow(path))?.found ?? 0;
}

/** Returns true if each of the documents still has the version that was read; undefined if there was none. */
function isSameVersions(db: Db, known: ReadonlyMap<string, StoredDocument | undefined>): boolean {
  const rows = db.all<Pick<StoredRow, 'path' | 'version'>>(
    'SELECT path, version FROM documents WHERE path IN (SELECT value FROM json_each(?))',
    JSON.stringify([...known.keys()]),
  );
  const there = [...known.values()].filter((stored) => stored !== undefined).length;
  return rows.length === there && rows.every(({ path, version }) => known.get(path)?.version === version);
}

function readRow(db: Db, path: string): StoredDocument | undefined {
  const row = db.get<StoredRow>(`SELECT ${storedColumns} FROM documents WHERE path = ?`, path);
  return row === undefined ? undefined : storedDocument(row);
}

function snapshotOf(stored: StoredDocument, reportDamage: ReportDamage): DocumentSnapshot {
  const { path, version } = stored;
  const data = parseData(stored, reportDamage);
  if (data === null) return damagedSnapshot(stored);
  return { path, id: idOf(path), version: String(version), data };
}

type ReportDamage = (path: string) => void;

/** Only this store writes the column, and only with valid documents; null if it is damaged. */
function parseData({ path, data }: StoredDocument, reportDamage: ReportDamage): DocumentData | null {
  if (data !== null) return JSON.parse(data) as DocumentData;
  reportDamage(path);
  return null;
}

/** The number of the latest commit. */
export function latestVersion(db: Db): number {
  return db.get<{ latest: number }>('SELECT latest FROM commits')?.latest ?? 0;
}

function requireWithinLimit(writes: readonly Write[]): void {
  if (writes.length > commitLimits.writes) {
    throw new ProviderError('payload-too-large', `${writes.length} writes in one commit`);
  }
}
