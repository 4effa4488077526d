import { ProviderError } from '@lineup/provider';
import { firestoreFailure } from '../failures/firestore-errors.ts';

/**
 * The response to a request of Firestore, or `unavailable` after this many milliseconds. A token that the server holds for
 * expired, as where this machine's clock is wrong, is renewed by the SDK with the next request: that is made at once.
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
