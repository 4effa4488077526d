import { paths } from '@lineup/domain';
import type { ExportedAccount, Contents } from '@lineup/provider/administration';

type Accounts = Pick<Contents, 'accounts'>;

/** The accounts that a target has and the source of a transfer lacks, by id. */
export interface OwnAccounts {
  /** Accounts of people whom the source does not know. */
  readonly unknown: readonly ExportedAccount[];
  /** Accounts whose address belongs to another account of the source; the two cannot stand side by side. */
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

/** The same contents as if these accounts and their users records were not there. */
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

/** A headline and the addresses below it, in order; no lines for no accounts. */
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
