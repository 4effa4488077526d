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

/** In written data: the time at which the provider carries the write out. The same within one batch. */
export interface ServerTimestamp {
  readonly $serverTimestamp: true;
}
export const serverTimestamp: ServerTimestamp = { $serverTimestamp: true };
export function isServerTimestamp(value: unknown): value is ServerTimestamp {
  return typeof value === 'object' && value !== null && '$serverTimestamp' in value;
}
export type WriteData = { readonly [field: string]: DocumentValue | ServerTimestamp | undefined };

/** A document as read. `version` changes with every write and says nothing else. */
export interface DocumentSnapshot {
  readonly path: string;
  readonly id: string;
  readonly version: string;
  readonly data: DocumentData;
  /** The document cannot be read, as after a fault of the disk. It has no data, and is in every response of its collection. */
  readonly damaged?: true;
}

export type FilterOperator = '==' | '<' | '<=' | '>' | '>=';
export interface Filter {
  readonly field: string;
  readonly op: FilterOperator;
  readonly value: string | number | boolean | null | Timestamp;
}
/** Of a field that is a list: at least one of the values, at most `maximumAnyValues`, is in it. */
export interface ContainsAny {
  readonly field: string;
  readonly values: readonly string[];
}
/** No provider takes more values in one `ContainsAny`. */
export const maximumAnyValues = 30;

export interface Order {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Documents of one collection that pass every filter, in the given order (then by id). Documents without an ordering field are left out.
 * `paths.allEvents` stands for the sets of all festivals, which are found by `containsAny` of their `artistIds` alone, in no order.
 */
export interface Query {
  readonly collection: string;
  readonly where?: readonly Filter[];
  readonly containsAny?: ContainsAny;
  readonly orderBy?: readonly Order[];
  readonly limit?: number;
}

/** `ifVersion` refuses the write with `conflict` unless the document still has the version read. */
export interface Precondition {
  readonly ifVersion?: string;
}

export type Write =
  | { readonly type: 'create'; readonly path: string; readonly data: WriteData }
  | ({
      readonly type: 'update';
      readonly path: string;
      readonly data: WriteData;
      /** Top-level fields that the document loses. */
      readonly remove?: readonly string[];
    } & Precondition)
  | ({ readonly type: 'delete'; readonly path: string; readonly mustExist?: boolean } & Precondition);

/** The documents for whoever does not write: what people do is committed by the recorder of the services, with its record. */
export type DocumentReader = Omit<DocumentPort, 'commit'>;

export interface DocumentPort {
  /** What `commit` takes at once. */
  readonly commitLimit: CommitLimit;

  /** A new id that sorts by the time of its making. Makes no request. */
  newId(): string;

  /** The document, or null where there is none. */
  get(path: string): Promise<DocumentSnapshot | null>;

  /** The documents that match, in order. */
  query(query: Query): Promise<readonly DocumentSnapshot[]>;

  /** How many documents match, without reading them. */
  count(query: Query): Promise<number>;

  /**
   * Carries out all writes or none. Create fails with `already-exists`, update (which replaces the named top-level
   * fields and leaves the others) with `not-found`, delete with `not-found` only where `mustExist` is set; each with
   * `conflict` where `ifVersion` no longer holds, and with `invalid-argument` where the result breaks the schema or
   * two writes name the same path, and with `payload-too-large`, before anything is sent, where the writes are more than
   * `commitLimit`. Each commit has a name, by which a repetition after a lost
   * answer is carried out once; a name that comes again with other writes is refused, never answered as if they had been
   * carried out. A deleted document takes those below it along: no query finds them any more, though a provider may remove
   * them later. Returns the new versions by path (null for a deleted one).
   *
   * What is written to a festival or its sets needs a record in the same commit, at `changes/{name}` below the festival, under
   * whose id as `name` it is sent: see `checkRecords`. Without one it is refused with `permission-denied`. Without `name` the
   * commit gets one of its own.
   */
  commit(writes: readonly Write[], name?: string): Promise<ReadonlyMap<string, string | null>>;

  /**
   * Calls `onNext` with the matching documents at once and after every change, until the returned function is called.
   * A broken connection is mended and followed by a fresh call. `onError` learns of what ends the watch; and, as `unavailable`,
   * that the first call is overdue after `firstResponseMs`, or that a provider that was followed cannot be reached: this alone
   * does not end it, and `onNext` follows as soon as the provider can be reached and has something new.
   */
  watch(
    query: Query,
    onNext: (documents: readonly DocumentSnapshot[]) => void,
    onError: (error: unknown) => void,
  ): () => void;

  /** The same for one document; null while there is none. */
  watchDocument(
    path: string,
    onNext: (document: DocumentSnapshot | null) => void,
    onError: (error: unknown) => void,
  ): () => void;
}

/**
 * Passes where every document is named once. Fails with `invalid-argument` where a commit names one twice: what is to be
 * left of it would depend on the order in which a provider carries writes out.
 */
export function requireOneWriteEach(writes: readonly Write[]): void {
  const named = new Set<string>();
  for (const { path } of writes) {
    if (named.has(path))
      throw new ProviderError('invalid-argument', `${path} is written twice in one commit`);
    named.add(path);
  }
}

/** No provider takes more writes in one commit. */
export const maximumWrites = 50_000;

/** How much one commit may hold. */
export interface CommitLimit {
  readonly bytes: number;
  /** This many of the bytes the write takes, by the provider's own way of counting; an estimate errs upwards. */
  sizeOf(write: Write): number;
}

/** How many bytes of the limit a commit of these writes takes. */
export function commitSize(limit: CommitLimit, writes: readonly Write[]): number {
  return writes.reduce((sum, write) => sum + limit.sizeOf(write), 0);
}

/** Fails with `payload-too-large` where the provider would not take the writes in one commit. */
export function requireRoom(limit: CommitLimit, writes: readonly Write[]): void {
  const size = commitSize(limit, writes);
  if (size <= limit.bytes) return;
  throw new ProviderError('payload-too-large', `${size} bytes in one commit, of ${limit.bytes}`);
}
