import type { Passwords } from '../server/src/auth/passwords/passwords.ts';

export const plainHash = (password: string): string => `plain:${password}`;

/** Instant password hashing. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(plainHash(password)),
  verify: (passwordHash, password) => Promise.resolve(passwordHash === plainHash(password)),
};
