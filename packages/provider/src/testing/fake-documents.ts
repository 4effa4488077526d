import {
  applyQuery,
  isServerTimestamp,
  matchesQuery,
  ProviderError,
  requireOneWriteEach,
  type DocumentData,
  type DocumentPort,
  type DocumentSnapshot,
  type DocumentValue,
  type Query,
  type Write,
  type WriteData,
} from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { timestampFromMillis } from '@lineup/domain';

/** The documents of a fake provider, and what a test may do to them from outside. */
export interface FakeDocuments extends DocumentPort, Pick<ServerDocuments, 'distinct' | 'writesPerCommit'> {
  /** Puts or replaces a document, as another person would. */
  put(path: string, data: DocumentData): void;
  /** Removes a document, as another person would. */
  drop(path: string): void;
  /** What is at `path`, or undefined. */
  read(path: string): DocumentData | undefined;
  /** Every document, by path. */
  all(): ReadonlyMap<string, DocumentSnapshot>;
  /** Every request from now on fails with `error`; null lets them through again. */
  failWith(error: ProviderError | null): void;
}

/** Documents in memory that keep the port's contract, without schemas and access rules. */
export function createFakeDocuments(now: () => number): FakeDocuments {
  const stored = new Map<string, DocumentSnapshot>();
  const watchers = new Set<() => void>();
  let failure: ProviderError | null = null;
  let counter = 0;
  const next = () => String((counter += 1)).padStart(8, '0');

  const write = (path: string, data: DocumentData) =>
    stored.set(path, { path, id: path.slice(path.lastIndexOf('/') + 1), version: next(), data });
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const answer = async <T>(make: () => T): Promise<T> => {
    if (failure !== null) throw failure;
    return make();
  };
  const watch = <T>(read: () => T, onNext: (value: T) => void): (() => void) => {
    const call = () => onNext(read());
    watchers.add(call);
    queueMicrotask(() => {
      if (watchers.has(call)) call();
    });
    return () => watchers.delete(call);
  };
  const found = (query: Query) => applyQuery(query, stored.values());
  const one = (path: string) => stored.get(path) ?? null;

  const remove = (path: string) => {
    const below = [...stored.keys()].filter((other) => other.startsWith(`${path}/`));
    for (const gone of [path, ...below]) stored.delete(gone);
  };
  const apply = (writes: readonly Write[]) => {
    requireOneWriteEach(writes);
    for (const each of writes) check(each, stored);
    for (const each of writes) {
      if (each.type === 'delete') remove(each.path);
      else
        write(each.path, {
          ...(each.type === 'update' && stored.get(each.path)?.data),
          ...stamped(each.data, now()),
        });
    }
    changed();
    return new Map(writes.map(({ path }) => [path, stored.get(path)?.version ?? null]));
  };

  return {
    commitLimit: { bytes: Number.POSITIVE_INFINITY, sizeOf: () => 1 },
    writesPerCommit: 50_000,
    newId: () => `fake-${next()}`,
    get: (path) => answer(() => one(path)),
    query: (query) => answer(() => found(query)),
    count: (query) => answer(() => [...stored.values()].filter((each) => matchesQuery(query, each)).length),
    distinct: (collection, fields) =>
      answer(() => forEach(fields, (field) => differentValues(found({ collection }), field))),
    commit: (writes) => answer(() => apply(writes)),
    watch: (query, onNext, onError) =>
      failure === null ? watch(() => found(query), onNext) : fail(failure, onError),
    watchDocument: (path, onNext, onError) =>
      failure === null ? watch(() => one(path), onNext) : fail(failure, onError),
    put(path, data) {
      write(path, data);
      changed();
    },
    drop(path) {
      stored.delete(path);
      changed();
    },
    read: (path) => stored.get(path)?.data,
    all: () => stored,
    failWith(error) {
      failure = error;
    },
  };
}

function forEach<Field extends string, Value>(
  fields: readonly Field[],
  read: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;
}

function differentValues(documents: readonly DocumentSnapshot[], field: string): DocumentValue[] {
  const byText = new Map<string, DocumentValue>();
  for (const { data } of documents) {
    const value = data[field];
    if (value !== undefined) byText.set(JSON.stringify(value), value);
  }
  return [...byText.values()];
}

function fail(error: ProviderError, onError: (error: unknown) => void): () => void {
  queueMicrotask(() => onError(error));
  return () => undefined;
}

function check(write: Write, stored: ReadonlyMap<string, DocumentSnapshot>): void {
  const there = stored.get(write.path);
  if (write.type === 'create') {
    if (there !== undefined) throw new ProviderError('already-exists');
    return;
  }
  if (there === undefined && (write.type === 'update' || write.mustExist === true)) {
    throw new ProviderError('not-found');
  }
  if (write.ifVersion !== undefined && there?.version !== write.ifVersion)
    throw new ProviderError('conflict');
}

function stamped(data: WriteData, now: number): DocumentData {
  const result: Record<string, DocumentValue | undefined> = {};
  for (const [field, value] of Object.entries(data)) {
    result[field] = isServerTimestamp(value) ? timestampFromMillis(now) : value;
  }
  return result;
}
