import { checkNewPassword } from '@lineup/domain';
import { AdministrationError } from './administration.ts';

/** Normalises an e-mail address for storage and comparison. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns true if `email` has the form of an address. Only sending a mail shows whether it exists. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/u.test(email);
}

/** Returns the password if it is acceptable. Throws AdministrationError otherwise. */
export function requireNewPassword(password: string): string {
  const problem = checkNewPassword(password);
  if (problem !== null) throw new AdministrationError(`${problem}.`);
  return password;
}

/** Returns the address as it is stored. Throws AdministrationError if it is not an e-mail address. */
export function requireEmail(email: string): string {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new AdministrationError(`${address} is not an e-mail address.`);
  return address;
}

/** The error for an address without an account. */
export function noAccount(email: string): AdministrationError {
  return new AdministrationError(`There is no account ${normaliseEmail(email)}.`);
}

/** The error for an address that already has an account. */
export function accountTaken(address: string): AdministrationError {
  return new AdministrationError(`There is an account ${address} already.`);
}
