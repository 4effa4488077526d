import { timestampFromMillis } from '@lineup/domain';
import type { Write } from '@lineup/provider';
import { applyWrites, checkDocuments, workingCopy, type WorkingCopy } from '@lineup/provider/rules';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { decodeDocument, encodeDocument } from './encoding.ts';
import { asProviderError, statusOf } from './failures.ts';
import { headOf } from './head-of.ts';
import { readForCommit } from './read-for-commit.ts';

export interface CommitDeps {
  readonly firestore: Firestore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A name for the commit that no other has. */
  readonly newVersion: () => string;
}

const alreadyExists = 6;

/**
 * Carries out the writes as the port says, in one transaction. Firestore repeats a transaction whose answer was lost;
 * documents that bear this commit's version tell that it was carried out then.
 */
export async function commitWrites(
  deps: CommitDeps,
  writes: readonly Write[],
): Promise<ReadonlyMap<string, string | null>> {
  const version = deps.newVersion();
  try {
    await deps.firestore.runTransaction((transaction) => carryOut(deps, transaction, writes, version));
  } catch (error) {
    if (!(await wasCarriedOut(deps.firestore, error, writes, version))) throw asProviderError(error);
  }
  return new Map(writes.map(({ type, path }) => [path, type === 'delete' ? null : version]));
}

async function carryOut(
  { firestore, now }: CommitDeps,
  transaction: Transaction,
  writes: readonly Write[],
  version: string,
): Promise<void> {
  const source = await readForCommit(firestore, transaction, writes);
  if (writes.some(({ path }) => source.read(path)?.version === version)) return;
  const copy = workingCopy(source, version);
  applyWrites(copy, writes, timestampFromMillis(now()));
  checkDocuments(copy);
  save(firestore, transaction, copy);
}

/** What was not read is created: should it be there nevertheless, Firestore refuses the whole transaction. */
function save(firestore: Firestore, transaction: Transaction, copy: WorkingCopy): void {
  for (const [path, kept] of copy.changes()) {
    const document = firestore.doc(path);
    if (kept === null) {
      transaction.delete(document);
      const head = headOf(path);
      if (head !== null) transaction.delete(firestore.doc(head));
    } else if (copy.readOriginal(path) === null) {
      transaction.create(document, encodeDocument(kept.data, kept.version));
    } else transaction.set(document, encodeDocument(kept.data, kept.version));
  }
}

/** A repeated creation finds what it has itself created. */
async function wasCarriedOut(
  firestore: Firestore,
  error: unknown,
  writes: readonly Write[],
  version: string,
): Promise<boolean> {
  const created = writes.find(({ type }) => type === 'create');
  if (statusOf(error) !== alreadyExists || created === undefined) return false;
  const stored = (await firestore.doc(created.path).get()).data();
  return stored !== undefined && decodeDocument(stored).version === version;
}
