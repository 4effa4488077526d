import { accountMessages, checkNewPassword } from '@lineup/domain';
import { ProviderError, type OwnSession } from '@lineup/provider';
import type { RequestSession } from '../session.ts';
import { type Auth, requireAccount } from './context.ts';
import { setPassword } from './passwords/set-password.ts';
import { proveOwnPassword } from './sign-in.ts';

type OwnRequest = NonNullable<RequestSession>;

interface PasswordChange {
  readonly present: string;
  readonly next: string;
}

/**
 * Replaces the current password. Ends every other session, invalidates every reset link, and notifies the owner by
 * mail. Fails with `wrong-password`, `too-many-requests`, and `invalid-argument` for an unacceptable password.
 */
export async function changePassword(
  auth: Auth,
  request: OwnRequest,
  { present, next }: PasswordChange,
  address: string,
): Promise<void> {
  const problem = checkNewPassword(next);
  if (problem !== null) throw new ProviderError('invalid-argument', problem, { userMessage: problem });
  await proveOwnPassword(auth, request, present, address);
  const passwordHash = await auth.passwords.hash(next);
  // Both took a while: the session may have ended, or the verified password may have changed.
  const { email } = auth.db.transaction(() => {
    const { session, account } = requireAccount(auth, request.sessionId);
    setPassword(auth, account.id, passwordHash, session);
    return account;
  });
  const mail = {
    to: email,
    subject: accountMessages.passwordChanged.mailSubject,
    text: accountMessages.passwordChanged.mailText,
  };
  auth.background.run('telling of a changed password', () => auth.mail.send(mail));
}

/** The signed-in user's sessions, most recently used first. */
export function ownSessions(auth: Auth, { userId, sessionId }: OwnRequest): readonly OwnSession[] {
  return auth.sessions.allOf(userId).map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    signedInAt: createdAt,
    lastUsedAt: lastSeenAt,
    isCurrent: id === sessionId,
  }));
}

/** Ends a session of the signed-in user; ignores the sessions of others, as if they did not exist. */
export function endOwnSession(auth: Auth, { userId }: OwnRequest, id: string): void {
  if (auth.sessions.byId(id)?.accountId === userId) auth.sessions.end(id);
}

/** Ends all other sessions of the signed-in user. */
export function endOtherSessions(auth: Auth, request: OwnRequest): void {
  auth.sessions.endOthers(requireAccount(auth, request.sessionId).session);
}
