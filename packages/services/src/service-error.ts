import { messages } from '@lineup/domain';
import { isProviderError, type ProviderErrorCode, type SessionEnd } from '@lineup/provider';

/** Why a service failed; `invalid` means that the input broke a rule before any request was made. */
export type ServiceErrorCode = ProviderErrorCode | 'invalid';

/** An error with a text that may be shown to users. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;

  constructor(code: ServiceErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
  }
}

/** Texts by error code; codes without a text use the fallback. */
export type ErrorTexts = Partial<Record<ProviderErrorCode, string>>;

/** Texts for every call: these errors say more than "could not be saved". */
const commonTexts: ErrorTexts = {
  unauthenticated: messages.access.sessionEnded,
  'permission-denied': messages.access.denied,
  unavailable: messages.provider.unavailable,
  'storage-full': messages.provider.storageFull,
  'too-many-requests': messages.provider.busy,
  'payload-too-large': messages.provider.tooLarge,
  cancelled: messages.provider.cancelled,
};

/** The texts for users whose session was ended. */
export const sessionEndTexts: Record<SessionEnd, string> = {
  permissionWithdrawn: messages.access.denied,
  recordGone: messages.access.profileNotFound,
};

/**
 * Returns the text for `error`: the provider's own if it has one, else from `texts`, else the common one, else
 * `fallback`.
 */
export function errorText(error: unknown, fallback: string, texts: ErrorTexts = {}): string {
  if (error instanceof ServiceError) return error.message;
  if (!isProviderError(error)) return fallback;
  if (error.sessionEnd !== null) return sessionEndTexts[error.sessionEnd];
  return error.userMessage ?? texts[error.code] ?? commonTexts[error.code] ?? fallback;
}

/** Converts `error` to a ServiceError with a text to show. */
export function toServiceError(error: unknown, fallback: string, texts: ErrorTexts = {}): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = isProviderError(error) ? error.code : 'internal';
  return new ServiceError(code, errorText(error, fallback, texts), error);
}

/**
 * Passes on why a watch fails. An overdue watch is reported with the text of what it should show; see the port's
 * `watch`.
 */
export function watchFailure(
  onError: (error: ServiceError) => void,
  fallback: string,
): (error: unknown) => void {
  return (error) => onError(toServiceError(error, fallback, { unavailable: fallback }));
}

/** Runs `work` and rethrows every error as a ServiceError with its text. */
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

/** Returns true if `error` is a ServiceError, with this `code` if given. */
export function isServiceError(error: unknown, code?: ServiceErrorCode): error is ServiceError {
  return error instanceof ServiceError && (code === undefined || error.code === code);
}
