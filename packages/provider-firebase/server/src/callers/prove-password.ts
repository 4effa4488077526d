import { isRecord, ProviderError } from '@lineup/provider';

export interface PasswordServer {
  /** The key of the project's web app. */
  readonly apiKey: string;
  /** The portal's address, for a key that is restricted to its pages. */
  readonly origin: string;
  /** The call's App Check token, which Firebase requires if enforced. */
  readonly appCheck: string | undefined;
  readonly fetch: typeof fetch;
}

const timeoutMs = 20_000;

/**
 * Checks a password like a sign-in, but without getting a session: an account with a phone gets none before its code.
 * Firebase limits the attempts. Fails with `wrong-password`, `too-many-requests` and `unavailable`.
 */
export async function provePassword(
  { email, password }: { readonly email: string; readonly password: string },
  { apiKey, origin, appCheck, fetch: send }: PasswordServer,
): Promise<void> {
  const url = `${identityService()}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
  const response = await send(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      referer: `${origin}/`,
      ...(appCheck !== undefined && { 'x-firebase-appcheck': appCheck }),
    },
    body: JSON.stringify({ email, password, returnSecureToken: false }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ProviderError('unavailable', 'The password could not be checked', { cause });
  });
  if (response.ok) return;
  throw failureOf(await response.json().catch(() => null));
}

/** Google's service, or the emulator named by the platform. */
function identityService(): string {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const service = 'identitytoolkit.googleapis.com';
  return emulator === '' ? `https://${service}` : `http://${emulator}/${service}`;
}

const wrong = ['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'MISSING_PASSWORD', 'EMAIL_NOT_FOUND'];

function failureOf(body: unknown): ProviderError {
  const [code = ''] = messageIn(body).split(' ');
  if (wrong.includes(code)) return new ProviderError('wrong-password', 'Not the password of the caller');
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') return new ProviderError('too-many-requests', code);
  // Only the code: the service's message may quote the request.
  return new ProviderError('unavailable', `The password could not be checked: ${code}`);
}

/** The message of a rejection; empty for other bodies. */
function messageIn(body: unknown): string {
  const error = isRecord(body) ? body['error'] : null;
  const message = isRecord(error) ? error['message'] : null;
  return typeof message === 'string' ? message : '';
}
