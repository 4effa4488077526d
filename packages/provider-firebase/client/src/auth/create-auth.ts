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
   * To be asked after a refusal of the rules: looks at the users record as it is now, ends a session that it no longer
   * allows, and returns whether anybody is still signed in. Fails with `unavailable`.
   */
  readonly confirmSession: () => Promise<boolean>;
}

/** Sign-in on Firebase Authentication with a text message as second factor. No step is repeated by itself. */
export function createAuth(dependencies: AuthDependencies): FirebaseAuth {
  const { auth } = dependencies;
  // The pages and the mails are in English, whatever the browser's language.
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
      // A password is taken for nothing without the second factor, and sessions are not listed.
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

/** What could not be asked now is asked on by who follows the users record. */
function stayUnreachable(error: unknown): void {
  if (!isProviderError(error)) throw error;
}

/** Where a phone is enrolled the provider asks for it after the right password, and after that only. */
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

/** An address without an account is answered like one that has one; so what is no address at all is reported here. */
async function sendPasswordReset({ auth }: AuthDependencies, email: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/u.test(email)) throw new ProviderError('invalid-email', 'Not an address');
  try {
    await withAuthFailures(() => sendPasswordResetEmail(auth, email));
  } catch (error) {
    if (!isProviderError(error, 'user-not-found')) throw error;
  }
}
