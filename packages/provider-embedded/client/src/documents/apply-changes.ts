import { collectionsFinding } from '@lineup/domain';
import { compareForQuery, matchesQuery } from '@lineup/provider';
import type { DocumentSnapshot, Query } from '@lineup/provider';
import type { Change } from '../feed/change-message.ts';

export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns true if the query may find the document at `path`. */
export function isOfQuery({ collection }: Query, path: string): boolean {
  return collectionsFinding(collectionOf(path)).includes(collection);
}

/** The documents of `query` after `changes`, in the order of their commits; the same list where nothing changed. */
export function applyToQuery(
  query: Query,
  documents: readonly DocumentSnapshot[],
  changes: readonly Change[],
): readonly DocumentSnapshot[] {
  const relevant = changes.filter(({ path }) => isOfQuery(query, path));
  if (relevant.length === 0) return documents;
  const byPath = new Map(documents.map((document) => [document.path, document]));
  let changed = false;
  for (const change of relevant) {
    const known = byPath.get(change.path) ?? null;
    const next = applyToDocument(known, change);
    if (next === known) continue;
    if (next !== null && matchesQuery(query, next)) byPath.set(change.path, next);
    else if (!byPath.delete(change.path)) continue;
    changed = true;
  }
  return changed ? [...byPath.values()].sort(compareForQuery(query)) : documents;
}

/** The document after `change`; `known` itself where it is as new already, because it was read after the change. */
export function applyToDocument(known: DocumentSnapshot | null, change: Change): DocumentSnapshot | null {
  const { path, version, data } = change;
  if (version === null || data === null) return null;
  if (known !== null && !isNewer(version, known.version)) return known;
  return { path, id: path.slice(path.lastIndexOf('/') + 1), version, data };
}

/** The embedded server counts its versions upwards. */
function isNewer(version: string, than: string): boolean {
  return version.length === than.length ? version > than : version.length > than.length;
}
