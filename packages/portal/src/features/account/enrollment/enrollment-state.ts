import type { CodeChallenge } from '@lineup/provider';
import type { StartEnrollmentResult, StepResult } from '@lineup/services';

/** Where an enrolment stands; `phoneNumber` is E.164, `error` what the last try came to. */
export type EnrollmentState =
  | { readonly step: 'phone'; readonly error: string | null }
  | {
      readonly step: 'reauth';
      readonly phoneNumber: string;
      /** Why the password is asked for, in the provider's words. */
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

/** The beginning, and where the back links lead. */
export const atPhone: EnrollmentState = { step: 'phone', error: null };

/** After a code was asked for: enter it, prove the password first, or see what is wrong with the number. */
export function afterStart(phoneNumber: string, result: StartEnrollmentResult): EnrollmentState {
  if (result.success) return { step: 'verify', phoneNumber, challenge: result.challenge, error: null };
  if (result.requiresReauth) {
    return { step: 'reauth', phoneNumber, notice: result.error, error: null };
  }
  return { step: 'phone', error: result.error };
}

/** After another code was asked for: a refusal leaves the one sent before in force. */
export function afterResend(state: EnrollmentState, result: StartEnrollmentResult): EnrollmentState {
  if (state.step !== 'verify') return state;
  if (!result.success && !result.requiresReauth) return { ...state, error: result.error };
  return afterStart(state.phoneNumber, result);
}

/** After the password was given and refused. (When it is right, a code is asked for: `afterStart`.) */
export function afterWrongPassword(state: EnrollmentState, error: string): EnrollmentState {
  return state.step === 'reauth' ? { ...state, error } : state;
}

/** After the code was given. */
export function afterComplete(state: EnrollmentState, result: StepResult): EnrollmentState {
  if (state.step !== 'verify') return state;
  return result.success ? { step: 'complete' } : { ...state, error: result.error };
}
