import type { CodeChallenge } from '@lineup/provider';
import type { StartEnrollmentResult, StepResult } from '@lineup/services';

/** The state of an enrolment; `phoneNumber` is E.164, `error` the result of the last attempt. */
export type EnrollmentState =
  | { readonly step: 'phone'; readonly error: string | null }
  | {
      readonly step: 'reauth';
      readonly phoneNumber: string;
      /** Why the password is needed, in the provider's words. */
      readonly notice: string;
      readonly error: string | null;
    }
  | {
      readonly step: 'verify';
      readonly phoneNumber: string;
      readonly challenge: CodeChallenge;
      readonly error: string | null;
    }
  | { readonly step: 'complete' };

/** The initial state, and the target of the back links. */
export const atPhone: EnrollmentState = { step: 'phone', error: null };

/** The state after a code was requested: enter it, confirm the password first, or see what is wrong with the number. */
export function afterStart(phoneNumber: string, result: StartEnrollmentResult): EnrollmentState {
  if (result.success) return { step: 'verify', phoneNumber, challenge: result.challenge, error: null };
  if (result.requiresReauth) {
    return { step: 'reauth', phoneNumber, notice: result.error, error: null };
  }
  return { step: 'phone', error: result.error };
}

/** The state after another code was requested: if that is refused, the previous code stays valid. */
export function afterResend(state: EnrollmentState, result: StartEnrollmentResult): EnrollmentState {
  if (state.step !== 'verify') return state;
  if (!result.success && !result.requiresReauth) return { ...state, error: result.error };
  return afterStart(state.phoneNumber, result);
}

/** The state after a wrong password. (After the right one a code is requested: `afterStart`.) */
export function afterWrongPassword(state: EnrollmentState, error: string): EnrollmentState {
  return state.step === 'reauth' ? { ...state, error } : state;
}

/** The state after the code was submitted. */
export function afterComplete(state: EnrollmentState, result: StepResult): EnrollmentState {
  if (state.step !== 'verify') return state;
  return result.success ? { step: 'complete' } : { ...state, error: result.error };
}
