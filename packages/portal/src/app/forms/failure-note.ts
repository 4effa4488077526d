import { messages } from '@lineup/domain';
import { type ServiceError, errorText, isServiceError } from '@lineup/services';

/** What stands below `title` where followed data cannot be shown: why, or that it is tried on; null where that says no more. */
export function failureNote(error: ServiceError, title: string): string | null {
  if (error.code === 'unavailable') return messages.provider.keepsTrying;
  return error.message === title ? null : error.message;
}

/**
 * Why a save failed, for the form that stays with its input. That the session has ended is asked about above the page
 * (`SignInAgain`), and is no longer true once the form can be used again: then only the save has failed.
 */
export function saveFailureText(error: unknown, fallback: string): string {
  return isServiceError(error, 'unauthenticated') ? fallback : errorText(error, fallback);
}
