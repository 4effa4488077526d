import { errorText, isServiceError } from '@lineup/services';

/**
 * Why a save failed, for the form that stays with its input. That the session has ended is asked about above the page
 * (`SignInAgain`), and is no longer true once the form can be used again: then only the save has failed.
 */
export function saveFailureText(error: unknown, fallback: string): string {
  return isServiceError(error, 'unauthenticated') ? fallback : errorText(error, fallback);
}
