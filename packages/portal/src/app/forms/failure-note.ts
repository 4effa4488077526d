import { messages } from '@lineup/domain';
import type { ServiceError } from '@lineup/services';

/** What stands below `title` where followed data cannot be shown: why, or that it is tried on; null where that says no more. */
export function failureNote(error: ServiceError, title: string): string | null {
  if (error.code === 'unavailable') return messages.provider.keepsTrying;
  return error.message === title ? null : error.message;
}
