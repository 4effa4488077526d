import { adminPermission, peopleMessages, userRecordSchema } from '@lineup/domain';
import {
  ProviderError,
  type AccessChange,
  type Callables,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import type { AccountDirectory, DirectoryAccount } from './account-directory.ts';
import { accessEntryWrite, administratorRecord, refusal } from './access-records.ts';
import { invite, resendInvitation, withdrawInvitation, type InvitingSurroundings } from './invite.ts';

type Request = Callables['changeAccess']['request'];
type Response = Callables['changeAccess']['response'];
type AccountChange = Extract<AccessChange, { readonly type: 'revoke' | 'resetPhone' }>;

export interface AccessSurroundings extends InvitingSurroundings {
  readonly directory: AccountDirectory;
  /** Checks the password of the caller. Fails with `wrong-password` and `too-many-requests`. */
  readonly provePassword: (password: string) => Promise<void>;
}

/**
 * Changes a person's access, see `AccessChange`. The password is checked first, so that nothing is revealed without it.
 */
export async function changeAccess(
  { password, change }: Request,
  surroundings: AccessSurroundings,
): Promise<Response> {
  await surroundings.provePassword(password);
  const own = await administratorRecord(surroundings, surroundings.by.id);
  if (own === null) throw new ProviderError('permission-denied', 'Not an administrator any more');
  switch (change.type) {
    case 'invite':
      await invite(surroundings, change.email);
      break;
    case 'resendInvitation':
      await resendInvitation(surroundings, change.id);
      break;
    case 'withdrawInvitation':
      await withdrawInvitation(surroundings, change.id);
      break;
    default:
      await changeAccount(surroundings, change, own);
  }
  return { success: true };
}

async function changeAccount(
  surroundings: AccessSurroundings,
  change: AccountChange,
  own: DocumentSnapshot,
): Promise<void> {
  const accounts = await surroundings.directory.list();
  const account = accounts.find(({ id }) => id === change.id);
  const record = account === undefined ? null : await administratorRecord(surroundings, account.id);
  if (account === undefined || record === null) throw refusal('not-found', peopleMessages.errors.gone);
  await requireSomebodyElse(surroundings, change, accounts);
  if (change.type === 'revoke') await revoke(surroundings, account, record, own);
  else await resetPhone(surroundings, account);
}

/** Revoking one's own access would be a mistake, and the last administrator's access could not be restored. */
async function requireSomebodyElse(
  surroundings: AccessSurroundings,
  { type, id }: AccountChange,
  accounts: readonly DirectoryAccount[],
): Promise<void> {
  if (id !== surroundings.by.id) return;
  const { errors } = peopleMessages;
  if (type === 'resetPhone') throw refusal('failed-precondition', errors.ownPhone);
  const records = await Promise.all(accounts.map((each) => administratorRecord(surroundings, each.id)));
  const isLast = records.filter((record) => record !== null).length === 1;
  throw refusal('failed-precondition', isLast ? errors.last : errors.ownAccess);
}

/**
 * Revokes the permission in one commit with the access log entry. The commit also writes the caller's own record under
 * its version: if two administrators revoke each other simultaneously, one call is rejected, so that one of them
 * retains access.
 */
async function revoke(
  { documents, directory, by }: AccessSurroundings,
  account: DirectoryAccount,
  record: DocumentSnapshot,
  own: DocumentSnapshot,
): Promise<void> {
  await documents.commit([
    withPermissions(record, (permission) => permission !== adminPermission),
    withPermissions(own, () => true),
    accessEntryWrite(documents, 'revoked', { by, person: account }),
  ]);
  await directory.endSessions(account.id);
}

/** The entry is written first, so that no phone is removed without one. */
async function resetPhone(
  { documents, directory, by }: AccessSurroundings,
  account: DirectoryAccount,
): Promise<void> {
  await documents.commit([accessEntryWrite(documents, 'phoneReset', { by, person: account })]);
  await directory.forgetPhone(account.id);
}

function withPermissions(
  { path, version, data }: DocumentSnapshot,
  stays: (permission: string) => boolean,
): Write {
  const { permissions } = userRecordSchema.parse(data);
  return { type: 'update', path, data: { permissions: permissions.filter(stays) }, ifVersion: version };
}
