import { editTargetOf, parseDocumentPath, paths } from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import { deleteField, doc, runTransaction, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { commitTimeoutMs } from '../../limits.ts';
import { basedOnField, decodeDocument, encodeFields, versionField } from '../encoding.ts';
import { request } from '../request.ts';

type ConditionalDelete = Extract<Write, { type: 'delete' }>;

/**
 * Sends all writes as one commit under the name `version`. Only removals with a condition are read before; whether a
 * document is there, and of which version, the rules see for the others. Fails with what `firestoreFailure` says.
 */
export async function sendWrites(
  database: Firestore,
  writes: readonly Write[],
  version: string,
): Promise<void> {
  const commit = async (transaction: Transaction) => {
    const conditional = writes.filter(isConditionalDelete);
    await Promise.all(conditional.map((write) => requireCondition(database, transaction, write)));
    for (const write of writes) add(database, transaction, write, version);
    moveHeads(database, transaction, writes, version);
  };
  await request(commitTimeoutMs, () => runTransaction(database, commit, { maxAttempts: 1 }));
}

function add(database: Firestore, transaction: Transaction, write: Write, version: string): void {
  const document = doc(database, write.path);
  switch (write.type) {
    case 'create':
      transaction.set(document, {
        ...encodeFields(write.data),
        [versionField]: version,
        [basedOnField]: null,
      });
      return;
    case 'update':
      transaction.update(document, {
        ...encodeFields(write.data),
        ...Object.fromEntries((write.remove ?? []).map((field) => [field, deleteField()])),
        [versionField]: version,
        [basedOnField]: write.ifVersion ?? '',
      });
      return;
    case 'delete':
      transaction.delete(document);
  }
}

/** By the head of its festival the rules know that a deletion is on record: nothing else of it could say so. */
function moveHeads(
  database: Firestore,
  transaction: Transaction,
  writes: readonly Write[],
  version: string,
): void {
  const places = writes.map((write) => ({ write, place: parseDocumentPath(write.path) }));
  const losing = new Set(
    places.flatMap(({ write, place }) =>
      write.type === 'delete' && editTargetOf(place) !== null ? [place?.ids[0]] : [],
    ),
  );
  for (const { place } of places) {
    if (place?.kind !== 'change' || !losing.has(place.ids[0])) continue;
    const head = doc(database, `${paths.festival(place.ids[0] ?? '')}/heads/changes`);
    transaction.set(head, { changeId: place.id, [versionField]: version, [basedOnField]: null });
  }
}

function isConditionalDelete(write: Write): write is ConditionalDelete {
  return write.type === 'delete' && (write.mustExist === true || write.ifVersion !== undefined);
}

/** A document that was read is removed only as long as it stays as it was read. */
async function requireCondition(
  database: Firestore,
  transaction: Transaction,
  { path, mustExist, ifVersion }: ConditionalDelete,
): Promise<void> {
  const stored = (await transaction.get(doc(database, path))).data();
  if (stored === undefined && mustExist === true) throw new ProviderError('not-found', `There is no ${path}`);
  const version = stored === undefined ? null : decodeDocument(stored).version;
  if (ifVersion !== undefined && ifVersion !== version) {
    throw new ProviderError('conflict', `${path} is no longer of version ${ifVersion}`);
  }
}
