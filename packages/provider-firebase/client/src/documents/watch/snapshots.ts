import { applyQuery, type DocumentSnapshot, type Query } from '@lineup/provider';
import { decodeDocument } from '../encoding.ts';

/** As much of a document of either part of the SDK as is looked at. */
export interface StoredDocument {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): Readonly<Record<string, unknown>> | undefined;
}

/** The document as the port has it, or null where there is none. */
export function toSnapshot(stored: StoredDocument): DocumentSnapshot | null {
  const data = stored.data();
  return data === undefined ? null : { path: stored.ref.path, id: stored.id, ...decodeDocument(data) };
}

/** The found documents in the port's order: Firestore breaks ties by id backwards after a descending field. */
export function toSnapshots(query: Query, found: readonly StoredDocument[]): readonly DocumentSnapshot[] {
  return applyQuery(
    query,
    found.flatMap((stored) => toSnapshot(stored) ?? []),
  );
}
