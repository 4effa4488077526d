import { invitationSchema, paths, timestampToMillis, type Invitation } from '@lineup/domain';
import type { DocumentSnapshot, OpenInvitation } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { normaliseEmail } from '@lineup/provider/administration';
import type { AccountDirectory } from './account-directory.ts';
import { administratorRecord } from './access-records.ts';

/** A stored invitation. */
export interface StoredInvitation {
  /** The hash of its token. */
  readonly id: string;
  readonly version: string;
  readonly data: Invitation;
}

/** Every invitation that was neither accepted nor withdrawn, unordered. There are a handful at most. */
export async function storedInvitations(
  documents: Pick<ServerDocuments, 'query'>,
): Promise<readonly StoredInvitation[]> {
  const found = await documents.query({ collection: paths.invitations });
  return found.map(asInvitation).filter((invitation) => invitation !== null);
}

/** Returns the invitation with this id, which may have expired, or null. */
export async function storedInvitation(
  documents: Pick<ServerDocuments, 'get'>,
  id: string,
): Promise<StoredInvitation | null> {
  const found = await documents.get(paths.invitation(id));
  return found === null ? null : asInvitation(found);
}

function asInvitation({ id, version, data }: DocumentSnapshot): StoredInvitation | null {
  const invitation = invitationSchema.safeParse(data);
  return invitation.success ? { id, version, data: invitation.data } : null;
}

/** The invitations for display, newest first. */
export async function openInvitations(
  documents: Pick<ServerDocuments, 'query'>,
): Promise<readonly OpenInvitation[]> {
  const stored = await storedInvitations(documents);
  return stored
    .map(({ id, data: { email, by, sentAt, expiresAt } }) => ({
      id,
      email,
      by: by.email,
      sentAt: timestampToMillis(sentAt),
      expiresAt: timestampToMillis(expiresAt),
    }))
    .toSorted((a, b) => b.sentAt - a.sentAt || (a.id < b.id ? -1 : 1));
}

/**
 * Returns true if the owner of the address has no access and may get it: only the operator can enable a disabled
 * account.
 */
export async function mayJoin(
  surroundings: {
    readonly documents: Pick<ServerDocuments, 'get'>;
    readonly directory: Pick<AccountDirectory, 'list'>;
  },
  address: string,
): Promise<boolean> {
  const accounts = await surroundings.directory.list();
  const account = accounts.find(({ email }) => normaliseEmail(email) === address);
  if (account === undefined) return true;
  return !account.disabled && (await administratorRecord(surroundings, account.id)) === null;
}
