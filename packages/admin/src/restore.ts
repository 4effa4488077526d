import {
  AdministrationError,
  type AdminProvider,
  type Contents,
  type Replacement,
} from '@lineup/provider/administration';
import { archiveContents, checkArchive } from './archive/read-archive.ts';
import { passwordsToSet } from './passwords-to-set.ts';
import type { Progress } from './progress.ts';
import { accountList } from './transfer/own-accounts.ts';
import { malformedList } from './transfer/malformed-documents.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

export interface RestoreOptions {
  /** Whether stored data may be replaced. */
  readonly force: boolean;
  readonly progress: Progress;
}

/** Checks the archive, then replaces the provider's data with its contents. Throws AdministrationError. */
export async function restore(
  adminProvider: AdminProvider,
  file: string,
  { force, progress }: RestoreOptions,
): Promise<string> {
  const { end } = await checkArchive(file, progress);
  const isEmpty = await adminProvider.isEmpty();
  if (!force && !isEmpty) {
    throw new AdministrationError('The portal is not empty; --force replaces everything in it.');
  }
  const archive = archiveContents(file, end);
  const deleted = isEmpty ? [] : await deletedAccounts(adminProvider, archive);
  const target = await adminProvider.openReplacement();
  try {
    const report = await fill(target, adminProvider, { file, archive, progress });
    await target.finish();
    return [...report, ...deleted].join('\n');
  } finally {
    await target.close();
  }
}

async function fill(
  target: Replacement,
  adminProvider: AdminProvider,
  {
    file,
    archive,
    progress,
  }: { readonly file: string; readonly archive: Contents; readonly progress: Progress },
): Promise<readonly string[]> {
  const { malformed, ...summaries } = await transfer(archive, target, { force: true, progress });
  const sides = {
    source: { name: 'archive', summary: summaries.source },
    target: { name: adminProvider.name, summary: summaries.target },
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

/** Lines that list the accounts deleted by the restore, because the archive does not contain them. */
async function deletedAccounts(adminProvider: AdminProvider, archive: Contents): Promise<readonly string[]> {
  const inArchive = new Set<string>();
  for await (const { email } of archive.accounts()) inArchive.add(email);
  const administration = await adminProvider.openAdministration();
  try {
    const lost = (await administration.list()).filter(({ email }) => !inArchive.has(email));
    return accountList('These accounts were not in the archive and are deleted:', lost);
  } finally {
    await administration.close();
  }
}
