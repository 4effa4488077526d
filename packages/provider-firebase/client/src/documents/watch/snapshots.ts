import { applyQuery, type DocumentSnapshot, type Query } from '@lineup/provider';
import { decodeDocument } from '../encoding.ts';

/** The common part of a document of either SDK that is used here. */
export interface StoredDocument {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): Readonly<Record<string, unknown>> | undefined;
}

/** Converts a document for the port, or returns null if there is none. */
export function toSnapshot(stored: StoredDocument): DocumentSnapshot | null {
  const data = stored.data();
  return data === undefined ? null : { path: stored.ref.path, id: stored.id, ...decodeDocument(data) };
}

/** Converts the documents in the port's order: after a descending field, Firestore sorts ties by descending id. */
export function toSnapshots(query: Query, found: readonly StoredDocument[]): readonly DocumentSnapshot[] {
  return applyQuery(
    query,
    found.flatMap((stored) => toSnapshot(stored) ?? []),
  );
}
