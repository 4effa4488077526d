import { longestPassword } from '@lineup/domain';

/** The demo only serves its own machine and is often typed by hand: shorter than for a real account. */
const shortest = 8;

export const demoPasswordRule = `must have from ${shortest} to ${longestPassword} characters`;

/** Returns true if the password is acceptable for the demo's accounts. */
export function isDemoPassword(password: string): boolean {
  return password.length >= shortest && password.length <= longestPassword;
}
