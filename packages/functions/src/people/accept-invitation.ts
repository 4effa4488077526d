import {
  adminPermission,
  checkNewPassword,
  paths,
  timestampToMillis,
  userRecordSchema,
  type ChangeAuthor,
} from '@lineup/domain';
import { isProviderError, ProviderError, type Write } from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import { sha256 } from '../hashing.ts';
import { accessEntryWrite, refusal } from './access-records.ts';
import type { AccountDirectory } from './account-directory.ts';
import { mayJoin, storedInvitation, storedInvitations, type StoredInvitation } from './invitations.ts';

export interface InvitedSurroundings {
  readonly documents: Pick<ServerDocuments, 'newId' | 'get' | 'query' | 'commit'>;
  readonly directory: Pick<AccountDirectory, 'list' | 'admit'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Returns the address that the link with this token invites. Fails with the same `not-found` whether it is used,
 * expired, withdrawn or invalid.
 */
export async function findInvitation(surroundings: InvitedSurroundings, token: string): Promise<string> {
  return (await requireGood(surroundings, token)).data.email;
}

/**
 * Creates the invited person's account and gives it access; see the port's `InvitationPort`. Uses up the invitation
 * first, so that only one of two simultaneous calls succeeds. Restores the invitation if the account cannot be created.
 */
export async function acceptInvitation(
  surroundings: InvitedSurroundings,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const invitation = await requireGood(surroundings, token);
  const problem = checkNewPassword(password);
  if (problem !== null) throw refusal('invalid-argument', problem);
  const { documents, directory } = surroundings;
  const { email } = invitation.data;
  await claim(documents, invitation);
  try {
    const id = await directory.admit(email, password);
    await giveAccess(documents, { id, email });
  } catch (error) {
    const path = paths.invitation(invitation.id);
    await documents.commit([{ type: 'create', path, data: invitation.data }]);
    throw error;
  }
}

/** The token is looked up by its hash, so there is no comparison that leaks information about guesses. */
async function requireGood(surroundings: InvitedSurroundings, token: string): Promise<StoredInvitation> {
  const found = await storedInvitation(surroundings.documents, await sha256(token));
  if (found === null) throw noInvitation();
  const { email, expiresAt } = found.data;
  const isOver = timestampToMillis(expiresAt) <= surroundings.now();
  if (isOver || !(await mayJoin(surroundings, email))) throw noInvitation();
  return found;
}

async function claim(
  documents: InvitedSurroundings['documents'],
  { id, version }: StoredInvitation,
): Promise<void> {
  try {
    await documents.commit([{ type: 'delete', path: paths.invitation(id), ifVersion: version }]);
  } catch (error) {
    throw isProviderError(error, 'conflict') || isProviderError(error, 'not-found') ? noInvitation() : error;
  }
}

/** Includes the access log entry. Other invitations of the address are no longer needed. */
async function giveAccess(documents: InvitedSurroundings['documents'], person: ChangeAuthor): Promise<void> {
  const others = (await storedInvitations(documents)).filter(({ data }) => data.email === person.email);
  await documents.commit([
    await permission(documents, person.id),
    ...others.map(({ id }): Write => ({ type: 'delete', path: paths.invitation(id) })),
    accessEntryWrite(documents, 'joined', { by: person, person }),
  ]);
}

async function permission(documents: Pick<ServerDocuments, 'get'>, id: string): Promise<Write> {
  const path = paths.user(id);
  const found = await documents.get(path);
  if (found === null) return { type: 'create', path, data: { permissions: [adminPermission] } };
  const record = userRecordSchema.safeParse(found.data);
  const others = record.success ? record.data.permissions.filter((each) => each !== adminPermission) : [];
  const data = { permissions: [...others, adminPermission] };
  return { type: 'update', path, data, ifVersion: found.version };
}

function noInvitation(): ProviderError {
  return new ProviderError('not-found', 'There is no such invitation');
}
