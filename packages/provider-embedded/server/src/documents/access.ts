import { parseCollectionPath, parseDocumentPath } from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import { mayWrite, permissions, type Role } from '@lineup/provider/rules';
import type { RequestSession } from '../session.ts';

/** Fails with `unauthenticated` or `permission-denied` unless the session may read the document. */
export function requireReadDocument(session: RequestSession, path: string): void {
  const place = parseDocumentPath(path);
  const permission = place === null ? 'no' : permissions[roleOf(session)][place.kind].read;
  if (permission === 'yes') return;
  if (permission === 'own' && place !== null && place.id === session?.userId) return;
  throw refusal(session, `read ${path}`);
}

/** Fails unless the session may read a whole collection. */
export function requireReadCollection(session: RequestSession, collection: string): void {
  const kind = parseCollectionPath(collection);
  if (kind === null || permissions[roleOf(session)][kind].read !== 'yes') {
    throw refusal(session, `read ${collection}`);
  }
}

/** Fails unless the session may apply the write. */
export function requireWrite(session: RequestSession, write: Write): void {
  if (!mayWrite(roleOf(session), write)) throw refusal(session, `${write.type} ${write.path}`);
}

/** The role that a session gives. */
export function roleOf(session: RequestSession): Role {
  if (session === null) return 'anonymous';
  return session.level === 'full' ? 'administrator' : 'passwordOnly';
}

function refusal(session: RequestSession, what: string): ProviderError {
  const role = roleOf(session);
  if (role === 'anonymous') return new ProviderError('unauthenticated', `Nobody is signed in to ${what}`);
  return new ProviderError('permission-denied', `${role} may not ${what}`);
}

export { commitLimits } from '../../../limits/commit-limits.ts';
