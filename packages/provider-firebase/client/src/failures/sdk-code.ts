import {
  isProviderError,
  ProviderError,
  type ProviderErrorCode,
  type ProviderErrorOptions,
} from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { authFailure } from '../auth/errors/auth-failure.ts';

type Service = 'firestore' | 'storage' | 'functions';

/** Returns the code of an SDK error without the prefix of the service, or null for other errors. */
export function sdkCode(error: unknown, service: Service): string | null {
  if (!(error instanceof FirebaseError)) return null;
  const prefix = `${service}/`;
  return error.code.startsWith(prefix) ? error.code.slice(prefix.length) : error.code;
}

/** Returns true if requesting a token failed: a problem of the session, not the service. */
function isTokenFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code.startsWith('auth/');
}

/** Errors of a response that is cut off, or that comes from a server in between. */
function isBrokenResponse(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** What one service's errors reveal in addition. */
interface OwnMeaning {
  readonly code: ProviderErrorCode;
  readonly options?: ProviderErrorOptions;
}

/** Creates a function that converts errors of the service to ProviderError: by `own` if it applies, else by code. */
export function failuresOf(
  service: Service,
  meanings: Readonly<Record<string, ProviderErrorCode>>,
  own: (error: unknown, message: string) => OwnMeaning | null = () => null,
): (error: unknown) => ProviderError {
  const known = new Map(Object.entries(meanings));
  return (error) => {
    if (isProviderError(error)) return error;
    if (isTokenFailure(error)) return authFailure(error);
    const message = error instanceof Error ? error.message : String(error);
    const { code, options } = own(error, message) ?? { code: codeOf(error) };
    return new ProviderError(code, message, { ...options, cause: error });
  };
  function codeOf(error: unknown): ProviderErrorCode {
    if (isBrokenResponse(error)) return 'unavailable';
    return known.get(sdkCode(error, service) ?? '') ?? 'internal';
  }
}
