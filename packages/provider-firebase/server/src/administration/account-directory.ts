import type { AccountDirectory } from '@lineup/functions';
import { ProviderError } from '@lineup/provider';
import type { UserRecord } from 'firebase-admin/auth';
import { asking } from '../documents/failures.ts';
import { allAccounts, phoneOf, unlessUnknown } from './accounts.ts';
import { endSessions, type EndSessionsDeps } from './end-sessions.ts';

/** The project's accounts, as used by the functions that manage people. */
export function createAccountDirectory(deps: EndSessionsDeps): AccountDirectory {
  const { auth } = deps;
  return {
    list: async () =>
      (await allAccounts(auth)).map((account) => ({
        id: account.uid,
        email: account.email,
        since: millisOf(account.metadata.creationTime),
        lastSeen: lastSeenOf(account),
        hasPhone: phoneOf(account) !== null,
        disabled: account.disabled,
      })),
    endSessions: (id) => orNotFound(() => endSessions(deps, id)),
    forgetPhone: async (id) => {
      await orNotFound(() => auth.updateUser(id, { multiFactor: { enrolledFactors: null } }));
      await orNotFound(() => endSessions(deps, id, { forgetPhone: true }));
    },
    admit: (email, password) => asking(() => admit(deps, email, password)),
  };
}

/** Firebase only enrolls a phone for a verified address; receiving the mailed link verifies it. */
async function admit(deps: EndSessionsDeps, email: string, password: string): Promise<string> {
  const { auth } = deps;
  const fields = { email, password, emailVerified: true };
  const known = await unlessUnknown(() => auth.getUserByEmail(email));
  if (known === null) return (await auth.createUser(fields)).uid;
  await auth.updateUser(known.uid, { ...fields, multiFactor: { enrolledFactors: null } });
  await endSessions(deps, known.uid, { forgetPhone: true });
  return known.uid;
}

/** An active session renews its token every hour; later use is unknown. */
function lastSeenOf({ metadata }: UserRecord): number | null {
  return millisOf(metadata.lastRefreshTime) ?? millisOf(metadata.lastSignInTime);
}

function millisOf(text: string | null | undefined): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

function orNotFound<Result>(work: () => Promise<Result>): Promise<Result> {
  return asking(async () => {
    const response = await unlessUnknown(work);
    if (response === null) throw new ProviderError('not-found', 'No such account');
    return response;
  });
}
