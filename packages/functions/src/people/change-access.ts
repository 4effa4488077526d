import {
  adminPermission,
  isAdministrator,
  paths,
  peopleMessages,
  userRecordSchema,
  type AccessAction,
  type ChangeAuthor,
} from '@lineup/domain';
import {
  ProviderError,
  serverTimestamp,
  type AccessChange,
  type Callables,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import type { ServerDocuments } from '@lineup/provider/server';
import type { AccountDirectory, DirectoryAccount } from './account-directory.ts';

type Request = Callables['changeAccess']['request'];
type Response = Callables['changeAccess']['response'];

export interface AccessSurroundings {
  readonly documents: Pick<ServerDocuments, 'newId' | 'get' | 'commit'>;
  readonly directory: AccountDirectory;
  readonly by: ChangeAuthor;
  /** Checks the password of the caller. Fails with `wrong-password` and `too-many-requests`. */
  readonly provePassword: (password: string) => Promise<void>;
}

/** Changes somebody's access, see `AccessChange`. The password is checked before anything else, so that nothing is learned without it. */
export async function changeAccess(
  { password, change }: Request,
  surroundings: AccessSurroundings,
): Promise<Response> {
  await surroundings.provePassword(password);
  const own = await administratorRecord(surroundings, surroundings.by.id);
  if (own === null) throw new ProviderError('permission-denied', 'Not an administrator any more');
  const accounts = await surroundings.directory.list();
  const account = accounts.find(({ id }) => id === change.id);
  const record = account === undefined ? null : await administratorRecord(surroundings, account.id);
  if (account === undefined || record === null) throw refusal('not-found', peopleMessages.errors.gone);
  await requireSomebodyElse(surroundings, change, accounts);
  if (change.type === 'revoke') await revoke(surroundings, account, record, own);
  else await resetPhone(surroundings, account);
  return { success: true };
}

/** Access that one takes from oneself would be a slip, and no one could give it back to the last administrator. */
async function requireSomebodyElse(
  surroundings: AccessSurroundings,
  { type, id }: AccessChange,
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
 * Takes the permission away, in one commit with the entry of the log. The caller's own record is written along under its version:
 * of two administrators who revoke each other at the same moment one is refused, so that somebody always keeps access.
 */
async function revoke(
  surroundings: AccessSurroundings,
  account: DirectoryAccount,
  record: DocumentSnapshot,
  own: DocumentSnapshot,
): Promise<void> {
  const { documents, directory } = surroundings;
  await documents.commit([
    withPermissions(record, (permission) => permission !== adminPermission),
    withPermissions(own, () => true),
    entry(surroundings, 'revoked', account),
  ]);
  await directory.endSessions(account.id);
}

/** The entry comes first: no phone is forgotten without one. */
async function resetPhone(surroundings: AccessSurroundings, account: DirectoryAccount): Promise<void> {
  await surroundings.documents.commit([entry(surroundings, 'phoneReset', account)]);
  await surroundings.directory.forgetPhone(account.id);
}

function withPermissions(
  { path, version, data }: DocumentSnapshot,
  stays: (permission: string) => boolean,
): Write {
  const { permissions } = userRecordSchema.parse(data);
  return { type: 'update', path, data: { permissions: permissions.filter(stays) }, ifVersion: version };
}

function entry(
  { documents, by }: AccessSurroundings,
  action: AccessAction,
  { id, email }: DirectoryAccount,
): Write {
  const data = { at: serverTimestamp, by, action, person: { id, email } };
  return { type: 'create', path: paths.accessEntry(documents.newId()), data };
}

/** The users record of somebody who has access, else null. */
async function administratorRecord(
  { documents }: Pick<AccessSurroundings, 'documents'>,
  id: string,
): Promise<DocumentSnapshot | null> {
  const found = await documents.get(paths.user(id));
  const record = userRecordSchema.safeParse(found?.data);
  return record.success && isAdministrator(record.data) ? found : null;
}

function refusal(code: 'not-found' | 'failed-precondition', text: string): ProviderError {
  return new ProviderError(code, text, { userMessage: text });
}
