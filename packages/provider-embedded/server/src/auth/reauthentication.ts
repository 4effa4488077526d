import { ProviderError } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { type Auth, requireAccount } from './context.ts';

/** Notes that the password was proven again. Fails with `wrong-password` and `too-many-requests`. */
export async function reauthenticate(
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
  auth.sessions.notePassword(request.sessionId);
}
