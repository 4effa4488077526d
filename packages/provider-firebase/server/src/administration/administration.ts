import { adminPermission, operator, type AccessAction } from '@lineup/domain';
import { accessEntryWrite } from '@lineup/functions';
import {
  accountTaken,
  type AccountLine,
  type Administration,
  type NewAccount,
  requireEmail,
  requireNewPassword,
} from '@lineup/provider/administration';
import type { UserRecord } from 'firebase-admin/auth';
import { accountError, accountOf, allAccounts, type EmailAccount, isAuthError, phoneOf } from './accounts.ts';
import { createFirestoreDocuments } from '../documents/firestore-documents.ts';
import { endSessions, type EndSessionsDeps } from './end-sessions.ts';
import { administrators, changeRecord } from './users-records.ts';

export type AdministrationDeps = EndSessionsDeps;

/**
 * Account commands for a Firebase project. Permissions are only revoked, and phones only removed, with an entry in the
 * access log.
 */
export function createAdministration(deps: AdministrationDeps): Administration {
  const { auth, firestore, now } = deps;
  const documents = createFirestoreDocuments(firestore, now);
  const log = async (action: AccessAction, { uid: id, email = '' }: UserRecord) => {
    await documents.commit([accessEntryWrite(documents, action, { by: operator, person: { id, email } })]);
  };
  return {
    create: (account) => create(deps, account),
    list: () => list(deps),
    grant: async (email) => {
      const { uid } = await accountOf(auth, email);
      await changeRecord(firestore, uid, {
        permissions: (before) => [...new Set([...(before ?? []), adminPermission])],
      });
    },
    revoke: async (email) => {
      const account = await accountOf(auth, email);
      await log('revoked', account);
      await endSessions(deps, account.uid, {
        permissions: (before) => before?.filter((permission) => permission !== adminPermission) ?? null,
      });
    },
    resetPhone: async (email) => {
      const account = await accountOf(auth, email);
      await log('phoneReset', account);
      await auth.updateUser(account.uid, { multiFactor: { enrolledFactors: null } });
      await endSessions(deps, account.uid, { forgetPhone: true });
    },
    setPassword: async (email, password) => {
      requireNewPassword(password);
      const { uid } = await accountOf(auth, email);
      await auth.updateUser(uid, { password });
      await endSessions(deps, uid);
    },
  };
}

/** The address counts as verified, as Firebase otherwise does not allow enrolling a phone. */
async function create({ auth, firestore }: AdministrationDeps, account: NewAccount): Promise<void> {
  const password = requireNewPassword(account.password);
  const email = requireEmail(account.email);
  const { displayName, permissions } = account;
  const made = await auth.createUser({ email, password, emailVerified: true }).catch((error: unknown) => {
    throw isAuthError(error, 'auth/email-already-exists') ? accountTaken(email) : accountError(error, email);
  });
  try {
    await changeRecord(firestore, made.uid, {
      permissions: () => permissions,
      ...(displayName === undefined ? {} : { displayName }),
    });
  } catch (error) {
    await auth.deleteUser(made.uid);
    throw error;
  }
}

async function list({ auth, firestore }: AdministrationDeps): Promise<readonly AccountLine[]> {
  const accounts = await allAccounts(auth);
  const permitted = await administrators(
    firestore,
    accounts.map(({ uid }) => uid),
  );
  return accounts
    .map((account) => lineOf(account, permitted))
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
}

function lineOf(account: EmailAccount, permitted: ReadonlySet<string>): AccountLine {
  const { email, uid, disabled } = account;
  return {
    email,
    disabled,
    phone: phoneOf(account)?.phoneNumber ?? null,
    administrator: permitted.has(uid),
  };
}
