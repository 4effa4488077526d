import { messages } from '@lineup/domain';
import { isProviderError, type AuthPort, type CodeChallenge } from '@lineup/provider';
import { errorText, type ErrorTexts } from '../service-error.ts';
import { step, type StepResult } from './sign-in.ts';

export type StartEnrollmentResult =
  | {
      readonly success: true;
      readonly requiresReauth: false;
      readonly error: null;
      readonly challenge: CodeChallenge;
    }
  | { readonly success: false; readonly requiresReauth: boolean; readonly error: string };

const startTexts: ErrorTexts = {
  unauthenticated: messages.enrollment.notSignedIn,
  'no-pending-sign-in': messages.enrollment.sessionExpired,
  'permission-denied': messages.enrollment.sessionExpired,
  'requires-recent-login': messages.enrollment.passwordNeeded,
  unavailable: messages.enrollment.network,
  'too-many-requests': messages.enrollment.tooManyAttempts,
  'captcha-failed': messages.enrollment.captcha,
  'sms-not-enabled': messages.enrollment.smsNotEnabled,
  'phone-auth-not-configured': messages.enrollment.phoneNotConfigured,
  'browser-interference': messages.enrollment.browserExtension,
  'invalid-phone-number': messages.enrollment.invalidPhone,
  'invalid-argument': messages.enrollment.invalidPhone,
  'sms-quota-exceeded': messages.enrollment.quotaExceeded,
  'phone-already-enrolled': messages.enrollment.phoneInUse,
  'sms-failed': messages.enrollment.sendFailed,
  internal: messages.enrollment.failed,
};

const completeTexts: ErrorTexts = {
  unauthenticated: messages.enrollment.signInAgain,
  // Entering the code took so long that the sign-in is too old.
  'requires-recent-login': messages.enrollment.signInAgain,
  'phone-already-enrolled': messages.enrollment.phoneInUse,
  'no-pending-verification': messages.enrollment.nonePending,
  'invalid-code': messages.enrollment.invalidCode,
  'invalid-argument': messages.enrollment.invalidCode,
  'code-expired': messages.enrollment.codeExpired,
  'too-many-requests': messages.enrollment.tooManyAttempts,
  unavailable: messages.enrollment.network,
};

const reauthTexts: ErrorTexts = {
  unauthenticated: messages.reauthentication.noUser,
  'wrong-password': messages.reauthentication.incorrectPassword,
  'invalid-credentials': messages.reauthentication.incorrectPassword,
  'too-many-requests': messages.reauthentication.tooManyAttempts,
  unavailable: messages.enrollment.network,
};

/** Enrols a phone as second factor. No call throws; each result says what to show. */
export function createEnrollment(auth: AuthPort) {
  return {
    /** Sends a code to `phoneNumber`; `requiresReauth` means that the password must be entered first. */
    async start(phoneNumber: string): Promise<StartEnrollmentResult> {
      if (phoneNumber === '')
        return { success: false, requiresReauth: false, error: messages.enrollment.phoneRequired };
      try {
        const challenge = await auth.startEnrolment(phoneNumber);
        return { success: true, requiresReauth: false, error: null, challenge };
      } catch (error) {
        const requiresReauth = isProviderError(error, 'requires-recent-login');
        const text = errorText(error, messages.enrollment.sendFailed, startTexts);
        return { success: false, requiresReauth, error: text };
      }
    },

    /** Checks the password again. */
    reauthenticate(password: string): Promise<StepResult> {
      return step(() => auth.reauthenticate(password), messages.reauthentication.failed, reauthTexts);
    },

    /** Enrols the phone that the code was sent to. */
    complete(code: string, displayName = 'Phone'): Promise<StepResult> {
      return step(
        () => auth.completeEnrolment(code, displayName),
        messages.enrollment.completionFailed,
        completeTexts,
      );
    },
  };
}

export type EnrollmentService = ReturnType<typeof createEnrollment>;
