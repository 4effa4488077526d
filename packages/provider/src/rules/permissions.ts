import { parseDocumentPath, type DocumentKind } from '@lineup/domain';
import { isServerTimestamp, type Write } from '../documents.ts';

export type Role = 'anonymous' | 'passwordOnly' | 'administrator';
export const operations = ['read', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** `own`: only the signed-in user's own record. `asProcessing`: only an upload that is yet to be processed. */
export type Permission = 'yes' | 'no' | 'own' | 'asProcessing';

type Permissions = Readonly<Record<DocumentKind, Readonly<Record<Operation, Permission>>>>;

const nothing = { read: 'no', create: 'no', update: 'no', delete: 'no' } as const;
const onlyRead = { read: 'yes', create: 'no', update: 'no', delete: 'no' } as const;
const noPermissions: Permissions = {
  user: nothing,
  festival: nothing,
  lineupEvent: nothing,
  unplacedAct: nothing,
  block: nothing,
  importSource: nothing,
  lineupUpload: nothing,
  draftEvent: nothing,
  change: nothing,
  changePart: nothing,
  artist: nothing,
  artistChange: nothing,
  artistChangePart: nothing,
  publication: nothing,
  release: nothing,
  lineupSlug: nothing,
  previewLink: nothing,
  dueRelease: nothing,
  webhookSecret: nothing,
  webhookDelivery: nothing,
  stageLink: nothing,
  stageMessage: nothing,
  stageReport: nothing,
  accessEntry: nothing,
  invitation: nothing,
};

/**
 * The complete permissions of the port. Users are managed by the operator; festivals are deleted by `deleteFestival`;
 * publications and their addresses are only written by the callable functions.
 */
export const permissions: Readonly<Record<Role, Permissions>> = {
  anonymous: noPermissions,
  passwordOnly: noPermissions,
  administrator: {
    user: { read: 'own', create: 'no', update: 'no', delete: 'no' },
    festival: { read: 'yes', create: 'yes', update: 'yes', delete: 'no' },
    lineupEvent: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    unplacedAct: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    block: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    importSource: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    lineupUpload: { read: 'yes', create: 'asProcessing', update: 'no', delete: 'yes' },
    draftEvent: { read: 'yes', create: 'no', update: 'yes', delete: 'yes' },
    change: { read: 'yes', create: 'yes', update: 'no', delete: 'no' },
    changePart: { read: 'yes', create: 'yes', update: 'no', delete: 'no' },
    artist: { read: 'yes', create: 'yes', update: 'yes', delete: 'yes' },
    artistChange: { read: 'yes', create: 'yes', update: 'no', delete: 'no' },
    artistChangePart: { read: 'yes', create: 'yes', update: 'no', delete: 'no' },
    publication: onlyRead,
    release: onlyRead,
    lineupSlug: nothing,
    previewLink: onlyRead,
    dueRelease: nothing,
    webhookSecret: nothing,
    webhookDelivery: onlyRead,
    stageLink: onlyRead,
    stageMessage: onlyRead,
    stageReport: onlyRead,
    accessEntry: nothing,
    invitation: nothing,
  },
};

/** Returns true if the role may apply the write, judging by the write alone. */
export function mayWrite(role: Role, write: Write): boolean {
  const kind = parseDocumentPath(write.path)?.kind;
  const permission = kind === undefined ? 'no' : permissions[role][kind][write.type];
  if (permission !== 'yes' && !(permission === 'asProcessing' && isUnprocessed(write))) return false;
  return !stampsItself(write);
}

const creationStamps = ['created_at', 'createdAt'] as const;
const changeStamps = ['updated_at', 'updatedAt', 'at'] as const;

/** Returns true if the write sets its own time: the provider sets when a document was created and changed. */
function stampsItself(write: Write): boolean {
  if (write.type === 'delete') return false;
  const { type, data } = write;
  const isGiven = (field: string) => data[field] !== undefined;
  if (type === 'update' && creationStamps.some(isGiven)) return true;
  const stamps: readonly string[] = [...creationStamps, ...changeStamps];
  if (type === 'update' && write.remove?.some((field) => stamps.includes(field)) === true) return true;
  return stamps.some((field) => isGiven(field) && !isServerTimestamp(data[field]));
}

function isUnprocessed(write: Write): boolean {
  return write.type === 'create' && write.data['status'] === 'processing' && write.data['error'] === null;
}
