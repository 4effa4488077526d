import { ProviderError } from '@lineup/provider';
import { firestoreFailure } from '../failures/firestore-errors.ts';

/**
 * Returns the response to a request of Firestore, or fails with `unavailable` after this many milliseconds. If the
 * server considers a token expired, for example because this machine's clock is wrong, retries immediately, for which
 * the SDK renews the token.
 */
export async function request<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await within(milliseconds, work());
  } catch (error) {
    if (firestoreFailure(error).code !== 'unauthenticated') throw firestoreFailure(error);
  }
  try {
    return await within(milliseconds, work());
  } catch (error) {
    throw firestoreFailure(error);
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = () => new ProviderError('unavailable', `No answer within ${milliseconds} ms`);
    timer = setTimeout(() => reject(failure()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
