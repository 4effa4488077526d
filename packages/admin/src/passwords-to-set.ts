import type { Holdings } from '@lineup/provider/administration';

/** Lines that name the accounts without a password: those whose hash could not travel. */
export async function passwordsToSet(holdings: Pick<Holdings, 'accounts'>): Promise<readonly string[]> {
  const emails: string[] = [];
  for await (const { email, hasPassword } of holdings.accounts()) if (!hasPassword) emails.push(email);
  if (emails.length === 0) return [];
  const names = emails.sort().map((email) => `  ${email}`);
  return ["These accounts have no password yet; each sets one by 'Forgot your password':", ...names];
}
