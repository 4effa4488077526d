import { parseCollectionPath, parseDocumentPath, type DocumentKind } from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import type { RequestSession } from '../session.ts';

export type Role = 'nobody' | 'halfSigned' | 'administrator';
export const operations = ['read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** `own`: only the record of the person signed in. `asProcessing`: only an upload that is yet to be processed. */
export type Permission = 'yes' | 'no' | 'own' | 'asProcessing';

type Permissions = Readonly<Record<DocumentKind, Readonly<Record<Operation, Permission>>>>;

const nothing = { read: 'no', create: 'no', update: 'no', delete: 'no' } as const;
const noPermissions: Permissions = {
  user: nothing,
  festival: nothing,
  lineupEvent: nothing,
  lineupUpload: nothing,
  draftEvent: nothing,
};

/** Who may do what through the port, complete. Users are kept by the operator; festivals are deleted by `deleteFestival`. */
export const permissions: Readonly<Record<Role, Permissions>> = {
  nobody: noPermissions,
  halfSigned: noPermissions,
  administrator: {
    user: { read: 'own', create: 'no', update: 'no', delete: 'no' },
    festival: { read: 'yes', create: 'yes', update: 'yes', delete: 'no' },
    lineupEvent: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    lineupUpload: { read: 'yes', create: 'asProcessing', update: 'no', delete: 'yes' },
    draftEvent: { read: 'yes', create: 'no', update: 'yes', delete: 'yes' },
  },
};

/** Passes where the session may read the document; else fails with `unauthenticated` or `permission-denied`. */
export function requireReadDocument(session: RequestSession, path: string): void {
  const place = parseDocumentPath(path);
  const permission = place === null ? 'no' : permissions[roleOf(session)][place.kind].read;
  if (permission === 'yes') return;
  if (permission === 'own' && place !== null && place.id === session?.userId) return;
  throw refusal(session, `read ${path}`);
}

/** Passes where the session may read a whole collection. */
export function requireReadCollection(session: RequestSession, collection: string): void {
  const kind = parseCollectionPath(collection);
  if (kind === null || permissions[roleOf(session)][kind].read !== 'yes') {
    throw refusal(session, `read ${collection}`);
  }
}

/** Passes where the session may carry out the write. */
export function requireWrite(session: RequestSession, write: Write): void {
  const kind = parseDocumentPath(write.path)?.kind;
  const permission = kind === undefined ? 'no' : permissions[roleOf(session)][kind][write.type];
  if (permission === 'yes') return;
  if (permission === 'asProcessing' && isUnprocessed(write)) return;
  throw refusal(session, `${write.type} ${write.path}`);
}

/** The role that a session gives. */
export function roleOf(session: RequestSession): Role {
  if (session === null) return 'nobody';
  return session.level === 'full' ? 'administrator' : 'halfSigned';
}

function isUnprocessed(write: Write): boolean {
  return write.type === 'create' && write.data['status'] === 'processing' && write.data['error'] === null;
}

function refusal(session: RequestSession, what: string): ProviderError {
  const role = roleOf(session);
  if (role === 'nobody') return new ProviderError('unauthenticated', `Nobody is signed in to ${what}`);
  return new ProviderError('permission-denied', `${role} may not ${what}`);
}
