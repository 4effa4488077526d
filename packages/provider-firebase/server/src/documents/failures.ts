import { isProviderError, ProviderError, type ProviderErrorCode } from '@lineup/provider';

/** The numbers by which Firestore's server library tells failures, where they mean more than `internal`. */
const codeOfStatus: Readonly<Record<number, ProviderErrorCode>> = {
  1: 'cancelled',
  4: 'deadline-exceeded',
  5: 'not-found',
  6: 'already-exists',
  8: 'unavailable',
  10: 'unavailable',
  14: 'unavailable',
};

/** Does the work; what Firestore fails with becomes the port's failure. */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asProviderError(error);
  }
}

/** The port's failure for what was thrown; a `ProviderError` stays as it is. */
export function asProviderError(error: unknown): ProviderError {
  if (isProviderError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isTooLarge(message)) return new ProviderError('payload-too-large', message, { cause: error });
  return new ProviderError(codeOfStatus[statusOf(error)] ?? 'internal', message, { cause: error });
}

/** The number of Firestore's failure, or -1 where it has none. */
export function statusOf(error: unknown): number {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'number' ? code : -1;
}

/** A commit of more than the 10 MiB that Firestore takes is recognisable by its words alone. */
function isTooLarge(message: string): boolean {
  return /transaction too big|exceeds the maximum|larger than max|payload size/iu.test(message);
}
