import { checkNewPassword } from '@lineup/domain';
import { AdministrationError } from './administration.ts';

/** The form in which e-mail addresses are stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns true if `email` has the form of an address; whether it exists only a mail can tell. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/u.test(email);
}

/** The password, where it may be one. Throws AdministrationError. */
export function requireNewPassword(password: string): string {
  const problem = checkNewPassword(password);
  if (problem !== null) throw new AdministrationError(`${problem}.`);
  return password;
}

/** The address as it is stored. Throws AdministrationError for what is none. */
export function requireEmail(email: string): string {
  const address = normaliseEmail(email);
  if (!isEmail(address)) throw new AdministrationError(`${address} is not an e-mail address.`);
  return address;
}

/** There is no account with this address. */
export function noAccount(email: string): AdministrationError {
  return new AdministrationError(`There is no account ${normaliseEmail(email)}.`);
}

/** The address has an account. */
export function accountTaken(address: string): AdministrationError {
  return new AdministrationError(`There is an account ${address} already.`);
}
