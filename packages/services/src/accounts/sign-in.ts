import { messages } from '@lineup/domain';
import type { AuthPort, CodeChallenge } from '@lineup/provider';
import { errorText, withTexts, type ErrorTexts } from '../service-error.ts';

/** The result of signing in with e-mail and password (specification, section 7). */
export interface SignInResult {
  readonly success: boolean;
  readonly requiresMFA: boolean;
  readonly smsSent: boolean;
  readonly smsError: string | null;
  readonly requiresEnrollment: boolean;
  /** Why it failed; null on success. */
  readonly error: string | null;
}

/** The result of a step that returns nothing else. */
export type StepResult =
  { readonly success: true; readonly error: null } | { readonly success: false; readonly error: string };

export type ResendResult =
  | { readonly success: true; readonly error: null; readonly challenge: CodeChallenge }
  | { readonly success: false; readonly error: string };

const signInTexts: ErrorTexts = {
  'invalid-credentials': messages.access.invalidEmailOrPassword,
  'not-an-administrator': messages.access.authenticationFailed,
  'user-not-found': messages.access.noAccount,
  'wrong-password': messages.access.incorrectPassword,
  'invalid-email': messages.access.invalidEmail,
  'invalid-argument': messages.access.invalidCredentials,
  'unsupported-second-factor': messages.access.otherSecondFactor,
  'too-many-requests': messages.reauthentication.tooManyAttempts,
};

const sendTexts: ErrorTexts = {
  'no-pending-sign-in': messages.secondFactor.noPendingAuthentication,
  'sms-not-enabled': messages.secondFactor.notAvailable,
  'phone-auth-not-configured': messages.secondFactor.notAvailable,
  'sms-quota-exceeded': messages.enrollment.quotaExceeded,
  'captcha-failed': messages.enrollment.captcha,
  'browser-interference': messages.enrollment.browserExtension,
};

const verifyTexts: ErrorTexts = {
  'no-pending-verification': messages.secondFactor.noPendingVerification,
  'no-pending-sign-in': messages.secondFactor.noPendingVerification,
  'invalid-code': messages.secondFactor.invalidCodeTryAgain,
  'invalid-argument': messages.secondFactor.invalidCode,
  'code-expired': messages.secondFactor.codeExpired,
  'too-many-requests': messages.reauthentication.tooManyAttempts,
  // Providers that return nothing before the second factor only find out now.
  'not-an-administrator': messages.access.authenticationFailed,
  unauthenticated: messages.enrollment.signInAgain,
};

const failedSignIn: SignInResult = {
  success: false,
  requiresMFA: false,
  smsSent: false,
  smsError: null,
  requiresEnrollment: false,
  error: messages.access.authenticationFailedTryAgain,
};

/** Sign-in with a password and a text message. No call throws; each result says what to show. */
export function createSignIn(auth: AuthPort) {
  return {
    /** Checks the password; if `smsSent` is true, a code was sent. */
    async signIn(email: string, password: string): Promise<SignInResult> {
      try {
        const outcome = await auth.signIn(email.trim(), password);
        const base = { ...failedSignIn, success: true, error: null };
        if (outcome.kind === 'signedIn') return base;
        if (outcome.kind === 'enrolment') return { ...base, requiresEnrollment: true };
        const smsError =
          outcome.smsError === null
            ? null
            : errorText(outcome.smsError, messages.secondFactor.sendFailed, sendTexts);
        return { ...base, requiresMFA: true, smsSent: smsError === null, smsError };
      } catch (error) {
        const text = errorText(error, messages.access.authenticationFailedTryAgain, signInTexts);
        return { ...failedSignIn, error: text };
      }
    },

    /** Sends another code for the pending sign-in. */
    async resendSms(): Promise<ResendResult> {
      try {
        return { success: true, error: null, challenge: await auth.resendCode() };
      } catch (error) {
        return { success: false, error: resendText(error) };
      }
    },

    /** Completes the sign-in with the code from the message. */
    verifySms(code: string): Promise<StepResult> {
      return step(() => auth.verifyCode(code), messages.secondFactor.verificationFailed, verifyTexts);
    },

    /** Requests the e-mail for resetting a forgotten password. */
    async requestPasswordReset(email: string): Promise<StepResult> {
      if (email.trim() === '') return { success: false, error: messages.passwordReset.emailNeeded };
      return step(() => auth.sendPasswordReset(email.trim()), messages.passwordReset.failed, {
        'invalid-email': messages.access.invalidEmail,
        unavailable: messages.passwordReset.failed,
      });
    },

    /** Ends the session; throws a ServiceError if the provider cannot be reached. */
    logout(): Promise<void> {
      return withTexts(() => auth.signOut(), messages.access.logoutFailed, {
        unavailable: messages.access.logoutFailed,
      });
    },
  };
}

export type SignInService = ReturnType<typeof createSignIn>;

/** Runs one step of sign-in or enrolment and returns its result. */
export async function step(
  work: () => Promise<void>,
  fallback: string,
  texts: ErrorTexts = {},
): Promise<StepResult> {
  try {
    await work();
    return { success: true, error: null };
  } catch (error) {
    return { success: false, error: errorText(error, fallback, texts) };
  }
}

function resendText(error: unknown): string {
  const seconds = waitSeconds(error);
  if (seconds !== null) return messages.secondFactor.waitBeforeResend(seconds);
  return errorText(error, messages.secondFactor.resendFailed, {
    ...sendTexts,
    'sms-failed': messages.secondFactor.resendFailed,
    'too-many-requests': messages.reauthentication.tooManyAttempts,
  });
}

/** Returns how many seconds to wait if the request came too soon after the previous message. */
function waitSeconds(error: unknown): number | null {
  if (!isTooSoon(error)) return null;
  return error.retryAfterSeconds <= 60 ? Math.ceil(error.retryAfterSeconds) : null;
}

function isTooSoon(error: unknown): error is { retryAfterSeconds: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'retryAfterSeconds' in error &&
    typeof error.retryAfterSeconds === 'number'
  );
}
