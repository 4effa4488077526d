import { hash, randomBytes } from 'node:crypto';

/** Returns a new opaque token: 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash to store for a token. A plain hash is enough for 256 random bits. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
