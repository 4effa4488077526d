import { FirebaseError } from 'firebase/app';
import { isProviderError, ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { authErrors, unpublishedAuthErrors } from './auth-errors.ts';

const known = new Map<string, ProviderErrorCode>(Object.entries({ ...authErrors, ...unpublishedAuthErrors }));

/** Converts an error of the SDK to a ProviderError; an unknown code becomes `internal`, with its cause. */
export function authFailure(error: unknown): ProviderError {
  if (isProviderError(error)) return error;
  const code = sdkCode(error);
  const meaning = code === null ? undefined : known.get(code);
  return new ProviderError(meaning ?? 'internal', code ?? String(error), { cause: error });
}

/** Returns true if the SDK failed with `code`. */
export function isAuthError(error: unknown, code: keyof typeof authErrors): error is FirebaseError {
  return sdkCode(error) === code;
}

/** Runs calls of the SDK and rethrows their errors as ProviderError. */
export async function withAuthFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw authFailure(error);
  }
}

function sdkCode(error: unknown): string | null {
  return error instanceof FirebaseError ? error.code : null;
}
