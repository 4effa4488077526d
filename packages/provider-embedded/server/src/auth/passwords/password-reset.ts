import { accountMessages, checkNewPassword } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { isEmail, normaliseEmail } from '@lineup/provider/administration';
import type { Auth } from '../context.ts';
import { resetLinkLifetimeMs } from '../limits.ts';
import { setPassword } from './set-password.ts';

/**
 * Sends a reset link to the account of `email`, if there is one. Runs after the response, so that neither content nor
 * timing reveals whether there is one. Fails with `invalid-email` and `too-many-requests`.
 */
export async function requestPasswordReset(auth: Auth, email: string, address: string): Promise<void> {
  if (!isEmail(email.trim())) throw new ProviderError('invalid-email');
  await auth.throttles.reset(address);
  auth.background.run('sending a reset mail', () => sendResetMail(auth, normaliseEmail(email)));
}

async function sendResetMail(auth: Auth, email: string): Promise<void> {
  const account = auth.accounts.byEmail(email);
  if (account === null || account.disabled || !(await auth.throttles.resetMail(account.id))) return;
  const link = `${auth.publicUrl}/reset-password?token=${auth.resetTokens.issue(account.id)}`;
  await auth.mail.send({
    to: account.email,
    subject: accountMessages.passwordReset.mailSubject,
    text: accountMessages.passwordReset.mailText(link, resetLinkLifetimeMs / 60_000),
  });
}

/** Returns true if a reset link is still valid. */
export function isResetTokenGood(auth: Auth, token: string): boolean {
  return auth.resetTokens.accountOf(token) !== null;
}

/** The result of resetting a password; `problem` is a text for the user. */
export type ResetOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'badLink' }
  | { readonly kind: 'badPassword'; readonly problem: string };

/** Sets the password, invalidates the account's links and ends all its sessions. Does not change the second factor. */
export async function resetPassword(
  auth: Auth,
  {
    token,
    password,
    repeated,
  }: { readonly token: string; readonly password: string; readonly repeated: string },
): Promise<ResetOutcome> {
  if (!isResetTokenGood(auth, token)) return { kind: 'badLink' };
  const problem =
    checkNewPassword(password) ?? (password === repeated ? null : accountMessages.passwordReset.notEqual);
  if (problem !== null) return { kind: 'badPassword', problem };
  const passwordHash = await auth.passwords.hash(password);
  return auth.db.transaction((): ResetOutcome => {
    const accountId = auth.resetTokens.accountOf(token);
    if (accountId === null) return { kind: 'badLink' };
    setPassword(auth, accountId, passwordHash);
    return { kind: 'changed' };
  });
}
