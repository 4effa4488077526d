import { messages } from '@lineup/domain';
import { type ServiceError, errorText, isServiceError } from '@lineup/services';

/**
 * Returns the text below `title` when followed data cannot be shown: why, or that it is being retried. Null if that
 * would repeat the title.
 */
export function failureNote(error: ServiceError, title: string): string | null {
  if (error.code === 'unavailable') return messages.provider.keepsTrying;
  return error.message === title ? null : error.message;
}

/**
 * Returns why a save failed, for a form that keeps its input. If the session has ended, `SignInAgain` asks above the
 * page, and that reason no longer applies once the form can be used again: then only the save has failed.
 */
export function saveFailureText(error: unknown, fallback: string): string {
  return isServiceError(error, 'unauthenticated') ? fallback : errorText(error, fallback);
}
