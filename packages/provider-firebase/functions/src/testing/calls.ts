import { isPortalCall } from '../../../encoding/portal-calls.ts';
import { requestAsOwner, textIn } from '../../../testing/emulator-hosts.ts';
import { runningEmulators } from '../../../testing/emulators.ts';
import { unsignedToken } from '../../../testing/unsigned-token.ts';

/** The response of a function on the emulator: its result, or the failure in the format of the protocol. */
export interface CallResponse {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: { readonly status: string; readonly message: string; readonly details?: unknown };
}

/** Calls a function over HTTP as the portal does, with a token or anonymously. */
export function callFunction(name: string, request: unknown, token?: string): Promise<CallResponse> {
  return isPortalCall(name)
    ? callDeployed('portal', { name, request }, token)
    : callDeployed(name, request, token);
}

async function callDeployed(name: string, data: unknown, token?: string): Promise<CallResponse> {
  const { projectId, hosts, config } = runningEmulators();
  const response = await fetch(`http://${hosts.functions}/${projectId}/${config.region}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** A token with any claims; the emulator does not check signatures. */
export function forgedToken(uid: string, firebase: object): string {
  return unsignedToken(runningEmulators().projectId, {
    uid,
    firebase: { sign_in_provider: 'password', identities: {}, ...firebase },
  });
}

/** Signs in with the password and the code sent to the phone; returns the session's token. */
export async function signIn(email: string, password: string, phone: string): Promise<string> {
  const begun = await ask('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const mfaPendingCredential = textIn(begun, 'mfaPendingCredential');
  const [info] = Reflect.get(Object(begun), 'mfaInfo') as readonly unknown[];
  const started = await ask('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: textIn(info, 'mfaEnrollmentId'),
    phoneSignInInfo: {},
  });
  const phoneVerificationInfo = await verification(started, 'phoneResponseInfo', phone);
  return textIn(
    await ask('v2/accounts/mfaSignIn:finalize', { mfaPendingCredential, phoneVerificationInfo }),
    'idToken',
  );
}

/** Enrols another phone in the session; returns its new token. */
export async function enrolPhone(idToken: string, phone: string): Promise<string> {
  const started = await ask('v2/accounts/mfaEnrollment:start', {
    idToken,
    phoneEnrollmentInfo: { phoneNumber: phone },
  });
  const phoneVerificationInfo = await verification(started, 'phoneSessionInfo', phone);
  return textIn(
    await ask('v2/accounts/mfaEnrollment:finalize', { idToken, phoneVerificationInfo }),
    'idToken',
  );
}

async function verification(started: unknown, field: string, phoneNumber: string) {
  const sessionInfo = textIn(Reflect.get(Object(started), field), 'sessionInfo');
  const { projectId, hosts } = runningEmulators();
  const sent = await requestAsOwner(
    `http://${hosts.auth}/emulator/v1/projects/${projectId}/verificationCodes`,
  );
  const codes: readonly unknown[] = Reflect.get(Object(sent), 'verificationCodes') as readonly unknown[];
  const own = codes.find((each) => Reflect.get(Object(each), 'sessionInfo') === sessionInfo);
  return { sessionInfo, phoneNumber, code: textIn(own, 'code') };
}

async function ask(path: string, body: object): Promise<unknown> {
  const { hosts } = runningEmulators();
  const response = await fetch(`http://${hosts.auth}/identitytoolkit.googleapis.com/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const responseText: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${JSON.stringify(responseText)}`);
  return responseText;
}
