import {
  adminPermission,
  isAdministrator,
  operator,
  paths,
  userRecordSchema,
  type AccessAction,
} from '@lineup/domain';
import { accessEntryWrite } from '@lineup/functions';
import {
  accountTaken,
  type Administration,
  type NewAccount,
  noAccount,
  requireEmail,
  requireNewPassword,
} from '@lineup/provider/administration';
import type { DocumentStore } from '../documents/store.ts';
import type { Account } from './accounts.ts';
import type { Auth } from './context.ts';
import { missingPermission } from './sessions/permission.ts';
import { setPassword } from './passwords/set-password.ts';

export interface AdministrationDeps {
  readonly auth: Pick<Auth, 'db' | 'accounts' | 'sessions' | 'resetTokens' | 'passwords'>;
  readonly documents: Pick<DocumentStore, 'get' | 'commit' | 'newId'>;
}

export function createAdministration({ auth, documents }: AdministrationDeps): Administration {
  const accountOf = (email: string): Account => {
    const account = auth.accounts.byEmail(email);
    if (account === null) throw noAccount(email);
    return account;
  };
  const permissionsOf = (id: string): readonly string[] | null => {
    const record = userRecordSchema.safeParse(documents.get(paths.user(id))?.data);
    return record.success ? record.data.permissions : null;
  };
  const log = (action: AccessAction, person: Account) =>
    void documents.commit([accessEntryWrite(documents, action, { by: operator, person })]);
  return {
    create: async (account) => {
      const passwordHash = await auth.passwords.hash(requireNewPassword(account.password));
      addAccount({ auth, documents }, account, passwordHash);
    },
    list: async () =>
      auth.accounts.all().map(({ id, email, phone, disabled }) => {
        const permissions = permissionsOf(id);
        const administrator = permissions !== null && isAdministrator({ permissions: [...permissions] });
        return { email, phone, disabled, administrator };
      }),
    grant: async (email) => {
      const { id } = accountOf(email);
      const before = permissionsOf(id);
      const permissions = [...new Set([...(before ?? []), adminPermission])];
      const type = before === null ? 'create' : 'update';
      documents.commit([{ type, path: paths.user(id), data: { permissions } }]);
    },
    revoke: async (email) => {
      const account = accountOf(email);
      const { id } = account;
      const permissions = (permissionsOf(id) ?? []).filter((permission) => permission !== adminPermission);
      auth.db.transaction(() => {
        if (documents.get(paths.user(id)) !== null) {
          documents.commit([{ type: 'update', path: paths.user(id), data: { permissions } }]);
        }
        log('revoked', account);
        auth.sessions.endAll(id, missingPermission(documents, id));
      });
    },
    resetPhone: async (email) => {
      const account = accountOf(email);
      const { id } = account;
      auth.db.transaction(() => {
        log('phoneReset', account);
        auth.accounts.setPhone(id, null, null);
        auth.sessions.endAll(id);
      });
    },
    setPassword: async (email, password) => {
      const { id } = accountOf(email);
      setPassword(auth, id, await auth.passwords.hash(requireNewPassword(password)));
    },
  };
}

/**
 * Creates an account with its users record, both or none. Fails with AdministrationError if the address is taken or
 * invalid.
 */
export function addAccount(
  { auth, documents }: AdministrationDeps,
  { email, permissions, displayName }: Omit<NewAccount, 'password'>,
  passwordHash: string,
  id = documents.newId(),
): string {
  const address = requireEmail(email);
  return auth.db.transaction(() => {
    if (auth.accounts.byEmail(address) !== null) throw accountTaken(address);
    auth.accounts.add({ id, email: address, passwordHash });
    const data = { permissions: [...permissions], ...(displayName === undefined ? {} : { displayName }) };
    documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return id;
  });
}
