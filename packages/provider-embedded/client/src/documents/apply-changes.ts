import { collectionsFinding } from '@lineup/domain';
import { compareForQuery, matchesQuery } from '@lineup/provider';
import type { DocumentSnapshot, Query } from '@lineup/provider';
import type { Change } from '../feed/change-message.ts';

export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns true if the query might find the document at `path`. */
export function isOfQuery({ collection }: Query, path: string): boolean {
  return collectionsFinding(collectionOf(path)).includes(collection);
}

/** Returns the documents of `query` after `changes`, in commit order; the same list if nothing changed. */
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

/** Returns the document after `change`, or `known` itself if it is not older, because it was read after the change. */
export function applyToDocument(known: DocumentSnapshot | null, change: Change): DocumentSnapshot | null {
  const { path, version, data } = change;
  if (version === null || data === null) return null;
  if (known !== null && !isNewer(version, known.version)) return known;
  return { path, id: path.slice(path.lastIndexOf('/') + 1), version, data };
}

/** The embedded server's versions count up. */
function isNewer(version: string, than: string): boolean {
  return version.length === than.length ? version > than : version.length > than.length;
}
