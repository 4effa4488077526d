import { parseCollectionPath, parseDocumentPath } from '@lineup/domain';
import { ProviderError, requireAnswerable, type Query } from '@lineup/provider';
import { permissions } from '@lineup/provider/rules';

/** Fails unless administrators may read the document; the rules decide whether the session is an administrator's. */
export function requireReadablePath(path: string, userId: string): void {
  const place = parseDocumentPath(path);
  const permission = place === null ? 'no' : permissions.administrator[place.kind].read;
  if (permission === 'yes' || (permission === 'own' && place?.id === userId)) return;
  throw new ProviderError('permission-denied', `Nobody may read ${path}`);
}

/** Fails unless administrators may read the collection and the limit is valid. */
export function requireReadableQuery(query: Query): void {
  const { collection, limit } = query;
  requireAnswerable(query);
  const kind = parseCollectionPath(collection);
  if (kind === null || permissions.administrator[kind].read !== 'yes') {
    throw new ProviderError('permission-denied', `Nobody may read ${collection}`);
  }
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1)) {
    throw new ProviderError('invalid-argument', `No documents can be counted up to ${limit}`);
  }
}
