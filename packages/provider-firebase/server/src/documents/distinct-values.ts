import { ProviderError, type DocumentValue } from '@lineup/provider';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { decodeValue } from './encoding.ts';

/** The different values of each field; see `ServerDocuments.distinct` of the port. Every document is read (and paid) once. */
export async function distinctValues<Field extends string>(
  firestore: Firestore,
  collection: string,
  fields: readonly Field[],
): Promise<Readonly<Record<Field, readonly DocumentValue[]>>> {
  const wrong = fields.find((field) => !/^[A-Za-z_]+$/u.test(field));
  if (wrong !== undefined) throw new ProviderError('invalid-argument', `No field ${wrong}`);
  const { docs } = await firestore
    .collection(collection)
    .select(...fields)
    .get();
  const found = fields.map((field) => [field, differentValues(docs, field)] as const);
  return Object.fromEntries(found) as Record<Field, readonly DocumentValue[]>;
}

function differentValues(docs: readonly QueryDocumentSnapshot[], field: string): readonly DocumentValue[] {
  const byText = new Map<string, DocumentValue>();
  for (const found of docs) {
    const value: unknown = found.get(field);
    if (value === undefined) continue;
    const decoded = decodeValue(value);
    byText.set(JSON.stringify(decoded), decoded);
  }
  return [...byText.values()];
}
