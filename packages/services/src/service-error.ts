import { messages } from '@lineup/domain';
import { isProviderError, type ProviderErrorCode, type SessionEnd } from '@lineup/provider';

/** Why a service could not do its work; `invalid` means that the input broke a rule before any request was made. */
export type ServiceErrorCode = ProviderErrorCode | 'invalid';

/** A failure with a text that may be shown to the person as it is. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;

  constructor(code: ServiceErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

/** A text for each code that a table names; the others fall back. */
export type ErrorTexts = Partial<Record<ProviderErrorCode, string>>;

/** What holds for every call: these failures say more than "could not be saved" ever could. */
const commonTexts: ErrorTexts = {
  unauthenticated: messages.access.sessionEnded,
  'permission-denied': messages.access.denied,
  unavailable: messages.provider.unavailable,
  'storage-full': messages.provider.storageFull,
  'too-many-requests': messages.provider.busy,
  'payload-too-large': messages.provider.tooLarge,
  cancelled: messages.provider.cancelled,
};

/** The text for a person whose session was ended. */
export const sessionEndTexts: Record<SessionEnd, string> = {
  permissionWithdrawn: messages.access.denied,
  recordGone: messages.access.profileNotFound,
};

/** The text for `error`: the provider's own where it has one, else `texts`, else the common ones, else `fallback`. */
export function errorText(error: unknown, fallback: string, texts: ErrorTexts = {}): string {
  if (error instanceof ServiceError) return error.message;
  if (!isProviderError(error)) return fallback;
  if (error.sessionEnd !== null) return sessionEndTexts[error.sessionEnd];
  return error.userMessage ?? texts[error.code] ?? commonTexts[error.code] ?? fallback;
}

/** `error` as a ServiceError with a text fit to be shown. */
export function toServiceError(error: unknown, fallback: string, texts: ErrorTexts = {}): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = isProviderError(error) ? error.code : 'internal';
  return new ServiceError(code, errorText(error, fallback, texts), error);
}

/** Hands on why a watch fails. One that is only overdue is reported in the words of what it was to show; see the port's `watch`. */
export function watchFailure(
  onError: (error: ServiceError) => void,
  fallback: string,
): (error: unknown) => void {
  return (error) => onError(toServiceError(error, fallback, { unavailable: fallback }));
}

/** Runs `work`; whatever it throws leaves as a ServiceError with the text for it. */
export async function withTexts<T>(
  work: () => Promise<T>,
  fallback: string,
  texts: ErrorTexts = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toServiceError(error, fallback, texts);
  }
}

/** Returns true if `error` is a service's failure of `code`. */
export function isServiceError(error: unknown, code?: ServiceErrorCode): error is ServiceError {
  return error instanceof ServiceError && (code === undefined || error.code === code);
}
