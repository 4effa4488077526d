import { accountMessages } from '@lineup/domain';
import { AdministrationError } from './administration.ts';

export const shortestNewPassword = 12;
/** In UTF-16 code units. */
export const longestPassword = 1024;

/** The form in which e-mail addresses are stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns true if `email` has the form of an address; whether it exists only a mail can tell. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/u.test(email);
}

/** What is wrong with a new password, in words for the person, or null. */
export function checkNewPassword(password: string): string | null {
  if (Array.from(password).length < shortestNewPassword) {
    return accountMessages.passwordReset.tooShort(shortestNewPassword);
  }
  return password.length > longestPassword ? accountMessages.passwordReset.tooLong(longestPassword) : null;
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
