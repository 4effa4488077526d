import { isProviderError, ProviderError, type AuthPort } from '@lineup/provider';
import { EmailAuthProvider, reauthenticateWithCredential, sendPasswordResetEmail } from 'firebase/auth';
import { isAuthError, withAuthFailures } from './errors/auth-failure.ts';
import type { AuthDependencies } from './dependencies.ts';
import { createEnrolment } from './enrolment.ts';
import { createSessionManager, type SessionManager } from './session/session-manager.ts';
import { createSignIn } from './sign-in.ts';

export interface FirebaseAuth {
  readonly port: AuthPort;
  /**
   * To be called after the rules rejected a request: reads the current users record, ends a session that it no longer
   * allows, and returns whether a user is still signed in. Fails with `unavailable`.
   */
  readonly confirmSession: () => Promise<boolean>;
}

/** Sign-in with Firebase Authentication and a text message as second factor. Does not retry any step. */
export function createAuth(dependencies: AuthDependencies): FirebaseAuth {
  const { auth } = dependencies;
  // Pages and mails are in English, regardless of the browser's language.
  auth.languageCode = 'en';
  const signIn = createSignIn(dependencies, () => manager);
  const enrolment = createEnrolment(dependencies, () => manager);
  const manager: SessionManager = createSessionManager({
    ...dependencies,
    onEnd: () => {
      signIn.forget();
      enrolment.forget();
    },
  });
  const port: AuthPort = {
    account: {
      // A password is not accepted without the second factor, and sessions cannot be listed.
      changePassword: null,
      sessions: null,
      endOtherSessions: async () => {
        await dependencies.callEndSessions();
        await manager.end();
      },
    },
    invitations: {
      find: (token) => dependencies.callInvitation({ token }),
      accept: async (token, password) => {
        await dependencies.callInvitation({ token, password });
      },
    },
    observe: manager.store.observe,
    retry: async () => {
      await manager.confirm().catch(stayUnreachable);
    },
    signIn: signIn.signIn,
    resendCode: signIn.resendCode,
    verifyCode: signIn.verifyCode,
    startEnrolment: enrolment.startEnrolment,
    completeEnrolment: enrolment.completeEnrolment,
    reauthenticate: (password) => manager.step(() => reauthenticate(dependencies, password)),
    sendPasswordReset: (email) => sendPasswordReset(dependencies, email),
    signOut: manager.end,
  };
  return { port, confirmSession: manager.confirm };
}

/** The watch of the users record retries what failed. */
function stayUnreachable(error: unknown): void {
  if (!isProviderError(error)) throw error;
}

/** If a phone is enrolled, the provider only asks for it after the right password. */
async function reauthenticate({ auth }: AuthDependencies, password: string): Promise<void> {
  const user = auth.currentUser;
  if (user === null) throw new ProviderError('unauthenticated');
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  try {
    await withAuthFailures(() => reauthenticateWithCredential(user, credential));
  } catch (error) {
    if (isProviderError(error) && isAuthError(error.cause, 'auth/multi-factor-auth-required')) return;
    throw isProviderError(error, 'invalid-credentials')
      ? new ProviderError('wrong-password', 'Not the password of the one signed in', { cause: error })
      : error;
  }
}

/** The response does not reveal whether an address has an account, so an invalid address is reported here. */
async function sendPasswordReset({ auth }: AuthDependencies, email: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) throw new ProviderError('invalid-email', 'Not an address');
  try {
    await withAuthFailures(() => sendPasswordResetEmail(auth, email));
  } catch (error) {
    if (!isProviderError(error, 'user-not-found')) throw error;
  }
}
