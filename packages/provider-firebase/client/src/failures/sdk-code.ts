import { FirebaseError } from 'firebase/app';

/** The code of a failure of the SDK without the service's name before it, or null for what is not the SDK's. */
export function sdkCode(error: unknown, service: 'firestore' | 'storage' | 'functions'): string | null {
  if (!(error instanceof FirebaseError)) return null;
  const prefix = `${service}/`;
  return error.code.startsWith(prefix) ? error.code.slice(prefix.length) : error.code;
}

/** Returns true if the failure is that of asking for a token: the session's, not the service's. */
export function isTokenFailure(error: unknown): boolean {
  return error instanceof FirebaseError && error.code.startsWith('auth/');
}

/** A response that breaks off, or is no response of the service but of something in between, fails with these. */
export function isBrokenResponse(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}
