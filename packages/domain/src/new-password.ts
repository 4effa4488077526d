import { accountMessages } from './messages/account-messages.ts';

export const shortestNewPassword = 12;
/** In UTF-16 code units. */
export const longestPassword = 1024;

/** Returns the error message for a new password, or null if it is acceptable. */
export function checkNewPassword(password: string): string | null {
  if (Array.from(password).length < shortestNewPassword) {
    return accountMessages.passwordReset.tooShort(shortestNewPassword);
  }
  return password.length > longestPassword ? accountMessages.passwordReset.tooLong(longestPassword) : null;
}
