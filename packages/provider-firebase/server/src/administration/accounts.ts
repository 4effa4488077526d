import { AdministrationError, noAccount, normaliseEmail } from '@lineup/provider/administration';
import type { Auth, PhoneMultiFactorInfo, UserRecord } from 'firebase-admin/auth';

const pageSize = 1000;

/** An account with an e-mail address; the portal has no others. */
export type EmailAccount = UserRecord & { readonly email: string };

/** Every account of the portal, unordered. */
export async function allAccounts(auth: Auth): Promise<readonly EmailAccount[]> {
  const accounts: EmailAccount[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(pageSize, page);
    accounts.push(...users.filter(hasEmail));
    page = pageToken;
  } while (page !== undefined);
  return accounts;
}

/** Returns the result of `find`, or null if there is no such account. */
export async function unlessUnknown<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/** Returns the account with this address. Throws AdministrationError. */
export async function accountOf(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(normaliseEmail(email));
  } catch (error) {
    throw isAuthError(error, 'auth/user-not-found', 'auth/invalid-email') ? noAccount(email) : error;
  }
}

/** The phone that was enrolled last, or null. */
export function phoneOf({ multiFactor }: UserRecord): PhoneMultiFactorInfo | null {
  const enrolled = (multiFactor?.enrolledFactors ?? []).filter(
    (factor): factor is PhoneMultiFactorInfo => factor.factorId === 'phone',
  );
  const since = ({ enrollmentTime }: PhoneMultiFactorInfo) => Date.parse(enrollmentTime ?? '') || 0;
  return enrolled.toSorted((a, b) => since(b) - since(a))[0] ?? null;
}

export function isAuthError(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** Converts a rejected address or password to an error for the operator; returns other errors unchanged. */
export function accountError(error: unknown, email: string): unknown {
  if (isAuthError(error, 'auth/invalid-email'))
    return new AdministrationError(`${email} is not an e-mail address.`);
  return error;
}

function hasEmail(user: UserRecord): user is EmailAccount {
  return user.email !== undefined;
}
