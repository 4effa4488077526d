import { isProviderError, ProviderError } from '@lineup/provider';
import { normaliseEmail } from '@lineup/provider/administration';
import { errorBody, type ErrorBody } from '../http/error-response.ts';
import type { Account } from './accounts.ts';
import { newChallenge } from './codes/challenge.ts';
import { type Auth, requireAccount } from './context.ts';
import { hasAdminPermission } from './sessions/permission.ts';
import { handOverCode, reserveCode, wireChallenge, type WireChallenge, sendCode } from './codes/send-code.ts';
import type { IssuedSession, StoredSession } from './sessions/sessions.ts';
import type { RequestSession } from '../session.ts';
import { redeemCode } from './codes/redeem-code.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The browser signing in. */
export interface Browser {
  /** The IP address used for throttling. */
  readonly address: string;
  /** See `deviceOf`. */
  readonly device: string;
}

type SignInResponse =
  | { readonly kind: 'enrolment' }
  | { readonly kind: 'secondFactor'; readonly challenge: WireChallenge; readonly smsError: ErrorBody | null };

export interface SignInResult {
  readonly issued: IssuedSession;
  readonly response: SignInResponse;
}

/**
 * The password step. Fails with `too-many-requests`, `invalid-credentials` (the same for an unknown account, a disabled
 * account and a wrong password), `not-an-administrator` and `unsupported-second-factor`, and then leaves no session.
 */
export async function signIn(
  auth: Auth,
  credentials: Credentials,
  { address, device }: Browser,
): Promise<SignInResult> {
  await auth.throttles.signIn(address);
  const account = await provePassword(auth, credentials, address);
  if (!hasAdminPermission(auth.documents, account.id)) throw new ProviderError('not-an-administrator');
  if (account.otherFactor) throw new ProviderError('unsupported-second-factor');
  return account.phone === null
    ? beginEnrolment(auth, account, device)
    : beginSecondFactor(auth, { ...account, phone: account.phone }, device);
}

async function provePassword(auth: Auth, credentials: Credentials, address: string): Promise<Account> {
  const email = normaliseEmail(credentials.email);
  await auth.throttles.password(address, email);
  const account = auth.accounts.byEmail(email);
  const usable = account !== null && !account.disabled ? account : null;
  const right = await auth.passwords.verify(usable?.passwordHash ?? null, credentials.password);
  if (usable === null || !right) throw new ProviderError('invalid-credentials');
  await auth.throttles.passwordRight(address, email);
  return asItIsNow(auth, usable);
}

/** Verifying takes a while: fails if the password was changed or the account disabled since. */
function asItIsNow(auth: Auth, { id, passwordHash }: Account): Account {
  const account = auth.accounts.byId(id);
  if (account === null || account.disabled || account.passwordHash !== passwordHash) {
    throw new ProviderError('invalid-credentials');
  }
  return account;
}

function beginEnrolment(auth: Auth, account: Account, device: string): SignInResult {
  return { issued: auth.sessions.begin(account.id, 'enrolment', device), response: { kind: 'enrolment' } };
}

/** The challenge is valid even if its first message could not be sent; another may be requested. */
async function beginSecondFactor(
  auth: Auth,
  { id, phone }: Account & { readonly phone: string },
  device: string,
): Promise<SignInResult> {
  // In one transaction, because each one waits for the disk and blocks all other requests.
  const { issued, message } = auth.db.transaction(() => {
    const begun = auth.sessions.begin(id, 'password', device);
    auth.challenges.put(begun.session.id, newChallenge(phone));
    return { issued: begun, message: reserveFirst(auth, begun.session, phone) };
  });
  const smsError =
    typeof message === 'number' ? await sendFirst(auth, issued.session, phone, message) : errorBody(message);
  const challenge = wireChallenge(auth, issued.session, phone);
  return { issued, response: { kind: 'secondFactor', challenge, smsError } };
}

/** The id of the first message, or why none may be sent now. */
function reserveFirst(auth: Auth, session: StoredSession, phone: string): number | ProviderError {
  try {
    return reserveCode(auth, session, phone, auth.limits.signInMessageAfterMs);
  } catch (error) {
    if (isProviderError(error, 'too-many-requests') || isProviderError(error, 'sms-quota-exceeded'))
      return error;
    throw error;
  }
}

async function sendFirst(
  auth: Auth,
  session: StoredSession,
  phone: string,
  message: number,
): Promise<ErrorBody | null> {
  try {
    await handOverCode(auth, session, phone, message);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The sign-in itself succeeds, so only the log reports this to the operator.
    if (error.code === 'sms-failed') auth.log.error({ err: error }, 'sending the code of a sign-in failed');
    return errorBody(error);
  }
}

/** Stores that the password was verified again. Fails with `wrong-password` and `too-many-requests`. */
export async function reauthenticate(
  auth: Auth,
  request: NonNullable<RequestSession>,
  password: string,
  address: string,
): Promise<void> {
  await proveOwnPassword(auth, request, password, address);
  auth.sessions.notePassword(request.sessionId);
}

/** Verifies the signed-in user's password. Fails with `wrong-password` and `too-many-requests`. */
export async function proveOwnPassword(
  auth: Auth,
  request: NonNullable<RequestSession>,
  password: string,
  address: string,
): Promise<void> {
  const { account } = requireAccount(auth, request.sessionId);
  await auth.throttles.password(address, account.email);
  if (!(await auth.passwords.verify(account.passwordHash, password))) {
    throw new ProviderError('wrong-password');
  }
  await auth.throttles.passwordRight(address, account.email);
}

/** Sends another code for the pending sign-in. Fails with `no-pending-sign-in` if there is none. */
export async function resendCode(auth: Auth, request: RequestSession): Promise<WireChallenge> {
  if (request?.level !== 'password') throw new ProviderError('no-pending-sign-in');
  const { session, account } = requireAccount(auth, request.sessionId);
  if (account.phone === null) throw new ProviderError('no-pending-sign-in');
  return sendCode(auth, session, account.phone);
}

/** Completes the pending sign-in with its code: returns a full session with a new token. */
export function verifyCode(auth: Auth, request: RequestSession, code: string): IssuedSession {
  if (request?.level !== 'password') throw new ProviderError('no-pending-verification');
  const { session, account } = requireAccount(auth, request.sessionId);
  return redeemCode(auth, account, session, code, () => auth.sessions.stepUp(session));
}
