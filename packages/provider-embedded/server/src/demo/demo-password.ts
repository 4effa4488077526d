import { longestPassword } from '@lineup/domain';

/** The demo serves its own machine only and is often typed by hand: less than an account's password may do. */
const shortest = 8;

export const demoPasswordRule = `must have from ${shortest} to ${longestPassword} characters`;

/** Returns true if the demo's accounts may have this password. */
export function isDemoPassword(password: string): boolean {
  return password.length >= shortest && password.length <= longestPassword;
}
