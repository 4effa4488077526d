import type { HeldAccount, Holdings } from '@lineup/provider/administration';
import { accountList } from './transfer/own-accounts.ts';

/** Lines that name the accounts without a password: those whose hash could not travel. */
export async function passwordsToSet(holdings: Pick<Holdings, 'accounts'>): Promise<readonly string[]> {
  const without: HeldAccount[] = [];
  for await (const account of holdings.accounts()) if (!account.hasPassword) without.push(account);
  return accountList(
    "These accounts have no password yet; each sets one by 'Forgot your password':",
    without,
  );
}
