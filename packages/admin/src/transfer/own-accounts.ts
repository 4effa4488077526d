import { paths } from '@lineup/domain';
import type { ExportedAccount, Contents } from '@lineup/provider/administration';

type Accounts = Pick<Contents, 'accounts'>;

/** The accounts that a transfer's target has and its source lacks, by id. */
export interface OwnAccounts {
  /** Accounts whose address the source does not have. */
  readonly unknown: readonly ExportedAccount[];
  /** Accounts whose address belongs to another account in the source; the two cannot coexist. */
  readonly rivals: readonly ExportedAccount[];
}

export async function ownAccounts(source: Accounts, target: Accounts): Promise<OwnAccounts> {
  const sourceEmails = new Map<string, string>();
  for await (const { id, email } of source.accounts()) sourceEmails.set(id, email);
  const addresses = new Set(sourceEmails.values());
  const own: ExportedAccount[] = [];
  for await (const account of target.accounts()) if (!sourceEmails.has(account.id)) own.push(account);
  return {
    unknown: own.filter(({ email }) => !addresses.has(email)),
    rivals: own.filter(({ email }) => addresses.has(email)),
  };
}

/** Returns the contents without these accounts and their users records. */
export function withoutAccounts<Part extends Pick<Contents, 'accounts' | 'documents'>>(
  contents: Part,
  accounts: readonly ExportedAccount[],
): Part {
  const ids = new Set(accounts.map(({ id }) => id));
  const records = new Set(accounts.map(({ id }) => paths.user(id)));
  return {
    ...contents,
    accounts: () => unless(contents.accounts(), ({ id }) => ids.has(id)),
    documents: (onUnreadable) => unless(contents.documents(onUnreadable), ({ path }) => records.has(path)),
  };
}

/** A headline and the sorted addresses below it; empty if there are none. */
export function accountList(
  headline: string,
  accounts: readonly Pick<ExportedAccount, 'email'>[],
): readonly string[] {
  if (accounts.length === 0) return [];
  return [headline, ...accounts.map(({ email }) => `  ${email}`).sort()];
}

async function* unless<Item>(
  items: AsyncIterable<Item>,
  isLeftOut: (item: Item) => boolean,
): AsyncGenerator<Item> {
  for await (const item of items) if (!isLeftOut(item)) yield item;
}
