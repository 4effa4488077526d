import { AdministrationError, type Keeper, type Replacement } from '@lineup/provider/administration';
import { archiveHoldings, checkArchive } from './archive/read-archive.ts';
import { passwordsToSet } from './passwords-to-set.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

/** Checks the archive, then puts what it holds in the place of what the provider keeps. Throws AdministrationError. */
export async function restore(
  keeper: Keeper,
  file: string,
  { force }: { readonly force: boolean },
): Promise<string> {
  await checkArchive(file);
  if (!force && !(await keeper.isEmpty())) {
    throw new AdministrationError('The portal is not empty; --force replaces everything in it.');
  }
  const target = await keeper.openReplacement();
  try {
    const report = await fill(target, keeper, file);
    await target.finish();
    return report;
  } finally {
    await target.close();
  }
}

async function fill(target: Replacement, keeper: Keeper, file: string): Promise<string> {
  const indexes = await transfer(archiveHoldings(file), target, { force: true });
  const sides = {
    source: { name: 'archive', index: indexes.source },
    target: { name: keeper.name, index: indexes.target },
  };
  const table = comparisonTable(sides);
  if (!areEqual(sides)) throw new AdministrationError('What was restored differs from the archive.');
  const said = [table, '', `${file} is restored.`, ...(await passwordsToSet(target))];
  return said.join('\n');
}
