import { adminPermission, isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import type { DocumentStore } from '../documents/store.ts';
import { type Account, isEmail, normaliseEmail } from './accounts.ts';
import type { Auth } from './context.ts';
import { checkNewPassword, setPassword } from './set-password.ts';

/** An operator's command could not be carried out; `message` is for the operator. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly permissions: readonly string[];
  readonly displayName?: string;
}

export interface AccountLine {
  readonly email: string;
  readonly administrator: boolean;
  readonly phone: string | null;
  readonly disabled: boolean;
}

/** What operators may do with accounts. Accounts are named by e-mail; unknown ones fail with AdministrationError. */
export interface Administration {
  /** Refuses a password that is too short and an address that has an account already. */
  create(account: NewAccount): Promise<void>;
  list(): readonly AccountLine[];
  grant(email: string): void;
  /** Takes the permission away and ends the sessions. */
  revoke(email: string): void;
  /** Forgets the phone and ends the sessions; the next sign-in asks to enrol one. */
  resetPhone(email: string): void;
  /** Ends the sessions. */
  setPassword(email: string, password: string): Promise<void>;
}

export interface AdministrationDeps {
  readonly auth: Pick<Auth, 'db' | 'accounts' | 'sessions' | 'resetTokens' | 'passwords'>;
  readonly documents: Pick<DocumentStore, 'get' | 'commit' | 'newId'>;
}

export function createAdministration({ auth, documents }: AdministrationDeps): Administration {
  const accountOf = (email: string): Account => {
    const account = auth.accounts.byEmail(email);
    if (account === null) throw new AdministrationError(`There is no account ${normaliseEmail(email)}.`);
    return account;
  };
  const permissionsOf = (id: string): readonly string[] | null => {
    const record = userRecordSchema.safeParse(documents.get(paths.user(id))?.data);
    return record.success ? record.data.permissions : null;
  };
  return {
    create: async (account) => {
      const passwordHash = await auth.passwords.hash(requirePassword(account.password));
      addAccount({ auth, documents }, account, passwordHash);
    },
    list: () =>
      auth.accounts.all().map(({ id, email, phone, disabled }) => {
        const permissions = permissionsOf(id);
        const administrator = permissions !== null && isAdministrator({ permissions: [...permissions] });
        return { email, phone, disabled, administrator };
      }),
    grant: (email) => {
      const { id } = accountOf(email);
      const before = permissionsOf(id);
      const permissions = [...new Set([...(before ?? []), adminPermission])];
      const type = before === null ? 'create' : 'update';
      documents.commit([{ type, path: paths.user(id), data: { permissions } }]);
    },
    revoke: (email) => {
      const { id } = accountOf(email);
      const permissions = (permissionsOf(id) ?? []).filter((permission) => permission !== adminPermission);
      auth.db.transaction(() => {
        if (documents.get(paths.user(id)) !== null) {
          documents.commit([{ type: 'update', path: paths.user(id), data: { permissions } }]);
        }
        auth.sessions.endAll(id);
      });
    },
    resetPhone: (email) => {
      const { id } = accountOf(email);
      auth.db.transaction(() => {
        auth.accounts.setPhone(id, null, null);
        auth.sessions.endAll(id);
      });
    },
    setPassword: async (email, password) => {
      const { id } = accountOf(email);
      setPassword(auth, id, await auth.passwords.hash(requirePassword(password)));
    },
  };
}

function requirePassword(password: string): string {
  const problem = checkNewPassword(password);
  if (problem !== null) throw new AdministrationError(`${problem}.`);
  return password;
}

/** Makes an account with its users record, both or none. Fails with AdministrationError where the address is taken or none. */
export function addAccount(
  { auth, documents }: AdministrationDeps,
  { email, permissions, displayName }: Omit<NewAccount, 'password'>,
  passwordHash: string,
): string {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new AdministrationError(`${address} is not an e-mail address.`);
  return auth.db.transaction(() => {
    if (auth.accounts.byEmail(address) !== null) {
      throw new AdministrationError(`There is an account ${address} already.`);
    }
    const id = documents.newId();
    auth.accounts.add({ id, email: address, passwordHash });
    const data = { permissions: [...permissions], ...(displayName === undefined ? {} : { displayName }) };
    documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return id;
  });
}
