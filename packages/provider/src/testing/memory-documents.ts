import { timestampFromMillis } from '@lineup/domain';
import {
  isServerTimestamp,
  type DocumentData,
  type DocumentPort,
  type DocumentSnapshot,
  type Query,
  type Write,
  type WriteData,
} from '../documents.ts';
import { ProviderError } from '../errors.ts';
import { applyQuery } from '../query.ts';

type Stored = ReadonlyMap<string, DocumentSnapshot>;

/** Documents in memory that behave as the port says, but without access rules and schemas: for tests of services and pages. */
export class MemoryDocuments implements DocumentPort {
  private stored: Stored = new Map();
  private readonly watchers = new Set<() => void>();
  private nextVersion = 1;
  private nextNumber = 1;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Puts a document there as if somebody else had written it. */
  put(path: string, data: DocumentData): void {
    const next = new Map(this.stored);
    next.set(path, this.snapshot(path, data));
    this.replace(next);
  }

  /** Every document, by path. */
  all(): Stored {
    return this.stored;
  }

  newId(): string {
    return `id-${String(this.nextNumber++).padStart(6, '0')}`;
  }

  async get(path: string): Promise<DocumentSnapshot | null> {
    return this.stored.get(path) ?? null;
  }

  async query(query: Query): Promise<readonly DocumentSnapshot[]> {
    return applyQuery(query, this.stored.values());
  }

  async count(query: Query): Promise<number> {
    return applyQuery(query, this.stored.values()).length;
  }

  async commit(writes: readonly Write[]): Promise<ReadonlyMap<string, string | null>> {
    const next = new Map(this.stored);
    const versions = new Map<string, string | null>();
    for (const write of writes) {
      const after = this.carryOut(write, next.get(write.path));
      if (after === null) next.delete(write.path);
      else next.set(write.path, after);
      versions.set(write.path, after?.version ?? null);
    }
    this.replace(next);
    return versions;
  }

  watch(query: Query, onNext: (documents: readonly DocumentSnapshot[]) => void): () => void {
    return this.follow(() => onNext(applyQuery(query, this.stored.values())));
  }

  watchDocument(path: string, onNext: (document: DocumentSnapshot | null) => void): () => void {
    return this.follow(() => onNext(this.stored.get(path) ?? null));
  }

  private carryOut(write: Write, before: DocumentSnapshot | undefined): DocumentSnapshot | null {
    if (write.type === 'create') {
      if (before !== undefined) throw new ProviderError('already-exists');
      return this.snapshot(write.path, this.stamp(write.data));
    }
    if (write.type === 'update' && before === undefined) throw new ProviderError('not-found');
    if (write.ifVersion !== undefined && before?.version !== write.ifVersion)
      throw new ProviderError('conflict');
    if (write.type === 'delete') {
      if (before === undefined && write.mustExist === true) throw new ProviderError('not-found');
      return null;
    }
    return this.snapshot(write.path, { ...before?.data, ...this.stamp(write.data) });
  }

  private snapshot(path: string, data: DocumentData): DocumentSnapshot {
    return { path, id: path.slice(path.lastIndexOf('/') + 1), version: String(this.nextVersion++), data };
  }

  private stamp(data: WriteData): DocumentData {
    const at = timestampFromMillis(this.now());
    const stamped: { [field: string]: DocumentData[string] } = {};
    for (const [field, value] of Object.entries(data)) stamped[field] = isServerTimestamp(value) ? at : value;
    return stamped;
  }

  private replace(next: Stored): void {
    this.stored = next;
    for (const notify of Array.from(this.watchers)) notify();
  }

  private follow(notify: () => void): () => void {
    this.watchers.add(notify);
    queueMicrotask(() => {
      if (this.watchers.has(notify)) notify();
    });
    return () => this.watchers.delete(notify);
  }
}
