import { isProviderError, ProviderError, type ProviderErrorCode } from '@lineup/provider';

/** Status codes of Firestore's server library that mean more than `internal`. */
const codeOfStatus: Readonly<Record<number, ProviderErrorCode>> = {
  1: 'cancelled',
  4: 'deadline-exceeded',
  5: 'not-found',
  6: 'already-exists',
  8: 'unavailable',
  10: 'unavailable',
  14: 'unavailable',
};

/** Runs the work and rethrows Firestore's errors as ProviderError. */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asProviderError(error);
  }
}

/** Converts an error to a ProviderError; a `ProviderError` is returned unchanged. */
export function asProviderError(error: unknown): ProviderError {
  if (isProviderError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isTooLarge(message)) return new ProviderError('payload-too-large', message, { cause: error });
  return new ProviderError(codeOfStatus[statusOf(error)] ?? 'internal', message, { cause: error });
}

/** Returns the status of Firestore's error, or -1 without one. */
export function statusOf(error: unknown): number {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'number' ? code : -1;
}

/** A commit of more than Firestore's 10 MiB can only be recognised by its message. */
function isTooLarge(message: string): boolean {
  return /transaction too big|exceeds the maximum|larger than max|payload size/iu.test(message);
}
