import { AdministrationError, type AdminProvider, type Replacement } from '@lineup/provider/administration';
import { archiveContents, checkArchive } from './archive/read-archive.ts';
import { passwordsToSet } from './passwords-to-set.ts';
import { accountList } from './transfer/own-accounts.ts';
import { malformedList } from './transfer/malformed-documents.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

/** Checks the archive, then puts what it holds in the place of what the provider keeps. Throws AdministrationError. */
export async function restore(
  adminProvider: AdminProvider,
  file: string,
  { force }: { readonly force: boolean },
): Promise<string> {
  await checkArchive(file);
  const isEmpty = await adminProvider.isEmpty();
  if (!force && !isEmpty) {
    throw new AdministrationError('The portal is not empty; --force replaces everything in it.');
  }
  const deleted = isEmpty ? [] : await deletedAccounts(adminProvider, file);
  const target = await adminProvider.openReplacement();
  try {
    const report = await fill(target, adminProvider, file);
    await target.finish();
    return [...report, ...deleted].join('\n');
  } finally {
    await target.close();
  }
}

async function fill(
  target: Replacement,
  adminProvider: AdminProvider,
  file: string,
): Promise<readonly string[]> {
  const { malformed, ...indexes } = await transfer(archiveContents(file), target, { force: true });
  const sides = {
    source: { name: 'archive', index: indexes.source },
    target: { name: adminProvider.name, index: indexes.target },
  };
  const table = comparisonTable(sides);
  if (!areEqual(sides)) throw new AdministrationError('What was restored differs from the archive.');
  return [
    table,
    '',
    `${file} is restored.`,
    ...malformedList('These documents were left out, as no portal stores them:', malformed),
    ...(await passwordsToSet(target)),
  ];
}

/** Lines that name the accounts which end with the restore: the archive does not hold them. */
async function deletedAccounts(adminProvider: AdminProvider, file: string): Promise<readonly string[]> {
  const inArchive = new Set<string>();
  for await (const { email } of archiveContents(file).accounts()) inArchive.add(email);
  const administration = await adminProvider.openAdministration();
  try {
    const lost = (await administration.list()).filter(({ email }) => !inArchive.has(email));
    return accountList('These accounts were not in the archive and are deleted:', lost);
  } finally {
    await administration.close();
  }
}
