import type { ExportedAccount, Contents } from '@lineup/provider/administration';
import { accountList } from './transfer/own-accounts.ts';

/** Lines that list the accounts without a password: those whose hash could not be copied. */
export async function passwordsToSet(contents: Pick<Contents, 'accounts'>): Promise<readonly string[]> {
  const without: ExportedAccount[] = [];
  for await (const account of contents.accounts()) if (!account.hasPassword) without.push(account);
  return accountList(
    "These accounts have no password yet; each sets one by 'Forgot your password':",
    without,
  );
}
