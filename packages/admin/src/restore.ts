import { AdministrationError, type Keeper, type Replacement } from '@lineup/provider/administration';
import { archiveHoldings, checkArchive } from './archive/read-archive.ts';
import { passwordsToSet } from './passwords-to-set.ts';
import { accountList } from './transfer/own-accounts.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

/** Checks the archive, then puts what it holds in the place of what the provider keeps. Throws AdministrationError. */
export async function restore(
  keeper: Keeper,
  file: string,
  { force }: { readonly force: boolean },
): Promise<string> {
  await checkArchive(file);
  const isEmpty = await keeper.isEmpty();
  if (!force && !isEmpty) {
    throw new AdministrationError('The portal is not empty; --force replaces everything in it.');
  }
  const deleted = isEmpty ? [] : await deletedAccounts(keeper, file);
  const target = await keeper.openReplacement();
  try {
    const report = await fill(target, keeper, file);
    await target.finish();
    return [...report, ...deleted].join('\n');
  } finally {
    await target.close();
  }
}

async function fill(target: Replacement, keeper: Keeper, file: string): Promise<readonly string[]> {
  const indexes = await transfer(archiveHoldings(file), target, { force: true });
  const sides = {
    source: { name: 'archive', index: indexes.source },
    target: { name: keeper.name, index: indexes.target },
  };
  const table = comparisonTable(sides);
  if (!areEqual(sides)) throw new AdministrationError('What was restored differs from the archive.');
  return [table, '', `${file} is restored.`, ...(await passwordsToSet(target))];
}

/** Lines that name the accounts which end with the restore: the archive does not hold them. */
async function deletedAccounts(keeper: Keeper, file: string): Promise<readonly string[]> {
  const kept = new Set<string>();
  for await (const { email } of archiveHoldings(file).accounts()) kept.add(email);
  const administration = await keeper.openAdministration();
  try {
    const lost = (await administration.list()).filter(({ email }) => !kept.has(email));
    return accountList('These accounts were not in the archive and are deleted:', lost);
  } finally {
    await administration.close();
  }
}
