import { isChangeKind, parseDocumentPath, timestampFromMillis } from '@lineup/domain';
import { isServerTimestamp, ProviderError, requireOneWriteEach, type Write } from '@lineup/provider';
import {
  applyCommit,
  workingCopy,
  type CommitSender,
  type Source,
  type WorkingCopy,
} from '@lineup/provider/rules';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { decodeDocument, encodeDocument } from './encoding.ts';
import { asking, asProviderError, statusOf } from './failures.ts';
import { readForCommit } from './read-for-commit.ts';

export interface CommitDeps {
  readonly firestore: Firestore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const alreadyExists = 6;

/**
 * Commits the writes as the port specifies, in one transaction. A retry, by the sender or by Firestore itself after a
 * lost response, is recognised by the version of its documents, which is the commit's name.
 */
export async function commitWrites(
  deps: CommitDeps,
  writes: readonly Write[],
  sender: CommitSender,
): Promise<ReadonlyMap<string, string | null>> {
  requireOneWriteEach(writes);
  const version = sender.name;
  try {
    await deps.firestore.runTransaction((transaction) => commitOnce(deps, transaction, writes, sender));
  } catch (error) {
    if (!(await isOwnCreation(deps.firestore, error, writes, version))) throw asProviderError(error);
  }
  return new Map(writes.map(({ type, path }) => [path, type === 'delete' ? null : version]));
}

async function commitOnce(
  { firestore, now }: CommitDeps,
  transaction: Transaction,
  writes: readonly Write[],
  sender: CommitSender,
): Promise<void> {
  const source = await readForCommit(firestore, transaction, writes, sender.by !== undefined);
  if (isRepetition(source, writes, sender.name)) return;
  const copy = workingCopy(source, sender.name);
  try {
    applyCommit(copy, writes, timestampFromMillis(now()), sender);
  } catch (error) {
    throw (await findTaken(firestore, transaction, writes)) ?? error;
  }
  save(firestore, transaction, copy);
}

/** Returns the error if a document to be created exists, which takes precedence on every provider, else null. */
async function findTaken(
  firestore: Firestore,
  transaction: Transaction,
  writes: readonly Write[],
): Promise<ProviderError | null> {
  const created = writes.filter(({ type, path }) => type === 'create' && parseDocumentPath(path) !== null);
  if (created.length === 0) return null;
  const found = await transaction.getAll(...created.map(({ path }) => firestore.doc(path)));
  const taken = found.find(({ exists }) => exists);
  return taken === undefined
    ? null
    : new ProviderError('already-exists', `${taken.ref.path} is there already`);
}

/**
 * Returns true if the commit was applied before. Its records, if any, describe exactly what it does; other commits are
 * recognised by the version of their documents. Fails with `already-exists` if the name was used for other writes.
 */
function isRepetition(source: Source, writes: readonly Write[], version: string): boolean {
  const records = writes.filter(({ path }) => isChangeKind(parseDocumentPath(path)?.kind));
  if (records.length === 0) return writes.some(({ path }) => source.read(path)?.version === version);
  return records.map((record) => isStoredRecord(source, record)).every(Boolean);
}

/** Returns true if the record is already stored. Fails with `already-exists` if a different one is. */
function isStoredRecord(source: Source, record: Write): boolean {
  const stored = source.read(record.path);
  if (stored === null || record.type !== 'create') return false;
  const isSame = Object.entries(record.data).every(
    ([field, value]) => isServerTimestamp(value) || isDeepStrictEqual(value, stored.data[field]),
  );
  if (!isSame) throw new ProviderError('already-exists', `${record.path} is the record of another commit`);
  return true;
}

/** Documents that were not read are created: if one exists, Firestore rejects the whole transaction. */
function save(firestore: Firestore, transaction: Transaction, copy: WorkingCopy): void {
  for (const [path, changed] of copy.changes()) {
    const document = firestore.doc(path);
    if (changed === null) transaction.delete(document);
    else if (copy.readOriginal(path) === null) {
      transaction.create(document, encodeDocument(path, changed.data, changed.version));
    } else transaction.set(document, encodeDocument(path, changed.data, changed.version));
  }
}

/** Resolves to true if a creation was rejected because this commit created the document before. */
async function isOwnCreation(
  firestore: Firestore,
  error: unknown,
  writes: readonly Write[],
  version: string,
): Promise<boolean> {
  const created = writes.find(({ type }) => type === 'create');
  if (statusOf(error) !== alreadyExists || created === undefined) return false;
  const stored = (await asking(() => firestore.doc(created.path).get())).data();
  return stored !== undefined && decodeDocument(stored).version === version;
}
