import type { Timestamp } from '@lineup/domain';
import { ProviderError } from './errors.ts';

/** What a document may hold: JSON and timestamps (an object of `seconds` and `nanoseconds`). */
export type DocumentValue =
  | null
  | boolean
  | number
  | string
  | Timestamp
  | readonly DocumentValue[]
  | { readonly [field: string]: DocumentValue | undefined };
export type DocumentData = { readonly [field: string]: DocumentValue | undefined };

/** In written data: the time at which the provider applies the write. Identical within one batch. */
export interface ServerTimestamp {
  readonly $serverTimestamp: true;
}
export const serverTimestamp: ServerTimestamp = { $serverTimestamp: true };
export function isServerTimestamp(value: unknown): value is ServerTimestamp {
  return typeof value === 'object' && value !== null && '$serverTimestamp' in value;
}
export type WriteData = { readonly [field: string]: DocumentValue | ServerTimestamp | undefined };

/** A document as read. `version` changes with every write and has no other meaning. */
export interface DocumentSnapshot {
  readonly path: string;
  readonly id: string;
  readonly version: string;
  readonly data: DocumentData;
  /**
   * The document cannot be read, for example after a disk fault. It has no data, and is in every response of its
   * collection.
   */
  readonly damaged?: true;
}

export type FilterOperator = '==' | '<' | '<=' | '>' | '>=';
export interface Filter {
  readonly field: string;
  readonly op: FilterOperator;
  readonly value: string | number | boolean | null | Timestamp;
}
/** Matches a list field that contains at least one of the values (at most `maximumAnyValues`). */
export interface ContainsAny {
  readonly field: string;
  readonly values: readonly string[];
}
/** The maximum number of values in one `ContainsAny`, for all providers. */
export const maximumAnyValues = 30;

export interface Order {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Documents of one collection that pass every filter, in the given order (then by id). Documents without an ordering
 * field are left out. `paths.allEvents` stands for the sets of all festivals, which can only be queried by
 * `containsAny` of their `artistIds`, in no order.
 */
export interface Query {
  readonly collection: string;
  readonly where?: readonly Filter[];
  readonly containsAny?: ContainsAny;
  readonly orderBy?: readonly Order[];
  readonly limit?: number;
}

/** `ifVersion` rejects the write with `conflict` unless the document still has this version. */
export interface Precondition {
  readonly ifVersion?: string;
}

export type Write =
  | { readonly type: 'create'; readonly path: string; readonly data: WriteData }
  | ({
      readonly type: 'update';
      readonly path: string;
      readonly data: WriteData;
      /** Top-level fields to remove from the document. */
      readonly remove?: readonly string[];
    } & Precondition)
  | ({ readonly type: 'delete'; readonly path: string; readonly mustExist?: boolean } & Precondition);

/** Read-only access to documents. User edits are committed by the recorder in services, with their record. */
export type DocumentReader = Omit<DocumentPort, 'commit'>;

export interface DocumentPort {
  /** The maximum size of one `commit`. */
  readonly commitLimit: CommitLimit;

  /** Returns a new id that sorts by creation time. Makes no request. */
  newId(): string;

  /** Returns the document, or null if it does not exist. */
  get(path: string): Promise<DocumentSnapshot | null>;

  /** Returns the matching documents, in order. */
  query(query: Query): Promise<readonly DocumentSnapshot[]>;

  /** Returns the number of matching documents without reading them. */
  count(query: Query): Promise<number>;

  /**
   * Applies all writes or none. Create fails with `already-exists`, update (which replaces the named top-level fields
   * and leaves the others) with `not-found`, delete with `not-found` only if `mustExist` is set; each with `conflict`
   * if `ifVersion` no longer matches, with `invalid-argument` if the result breaks the schema or two writes name the
   * same path, and with `payload-too-large`, before anything is sent, if the writes exceed `commitLimit`. The name of a
   * commit makes it idempotent: a retry after a lost response is applied once, and a reused name with other writes is
   * rejected. Deleting a document deletes those below it: queries no longer return them, though a provider may remove
   * them later. Returns the new versions by path (null for a deleted document).
   *
   * Writes to a festival or its sets need a record in the same commit, at `changes/{name}` below the festival, with its
   * id as the commit's `name`: see `checkRecords`. Without a record the commit is rejected with `permission-denied`. If
   * `name` is missing, the commit gets a generated name.
   */
  commit(writes: readonly Write[], name?: string): Promise<ReadonlyMap<string, string | null>>;

  /**
   * Calls `onNext` with the matching documents immediately and after every change, until the returned function is
   * called. A broken connection is restored and followed by a new call. `onError` receives the error that ends the
   * watch. It also receives `unavailable` if the first call is overdue after `firstResponseMs`, or if the provider can
   * no longer be reached: this does not end the watch, and `onNext` is called as soon as the provider is reachable and
   * has something new.
   */
  watch(
    query: Query,
    onNext: (documents: readonly DocumentSnapshot[]) => void,
    onError: (error: unknown) => void,
  ): () => void;

  /** The same for one document; null while it does not exist. */
  watchDocument(
    path: string,
    onNext: (document: DocumentSnapshot | null) => void,
    onError: (error: unknown) => void,
  ): () => void;
}

/**
 * Fails with `invalid-argument` if a commit names a document twice: the result would depend on the order in which a
 * provider applies the writes.
 */
export function requireOneWriteEach(writes: readonly Write[]): void {
  const named = new Set<string>();
  for (const { path } of writes) {
    if (named.has(path))
      throw new ProviderError('invalid-argument', `${path} is written twice in one commit`);
    named.add(path);
  }
}

/** The maximum number of writes in one commit, for all providers. */
export const maximumWrites = 50_000;

/** The size limit of one commit. */
export interface CommitLimit {
  readonly bytes: number;
  /** How many bytes the write takes, as the provider counts them; estimates round up. */
  sizeOf(write: Write): number;
}

/** How many bytes of the limit a commit with these writes takes. */
export function commitSize(limit: CommitLimit, writes: readonly Write[]): number {
  return writes.reduce((sum, write) => sum + limit.sizeOf(write), 0);
}

/** Fails with `payload-too-large` if the writes do not fit in one commit of the provider. */
export function requireRoom(limit: CommitLimit, writes: readonly Write[]): void {
  const size = commitSize(limit, writes);
  if (size <= limit.bytes) return;
  throw new ProviderError('payload-too-large', `${size} bytes in one commit, of ${limit.bytes}`);
}
