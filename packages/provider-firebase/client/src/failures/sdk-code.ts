import {
  isProviderError,
  ProviderError,
  type ProviderErrorCode,
  type ProviderErrorOptions,
} from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { authFailure } from '../auth/errors/auth-failure.ts';

type Service = 'firestore' | 'storage' | 'functions';

/** The code of a failure of the SDK without the service's name before it, or null for what is not the SDK's. */
export function sdkCode(error: unknown, service: Service): string | null {
  if (!(error instanceof FirebaseError)) return null;
  const prefix = `${service}/`;
  return error.code.startsWith(prefix) ? error.code.slice(prefix.length) : error.code;
}

/** Returns true if the failure is that of asking for a token: the session's, not the service's. */
function isTokenFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code.startsWith('auth/');
}

/** A response that breaks off, or is no response of the service but of something in between, fails with these. */
function isBrokenResponse(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** What only one service tells of a failure. */
interface OwnMeaning {
  readonly code: ProviderErrorCode;
  readonly options?: ProviderErrorOptions;
}

/** Makes the port's failure for whatever a call of the service threw: what `own` finds in it, else what its code means. */
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
