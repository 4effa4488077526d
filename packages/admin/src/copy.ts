import {
  AdministrationError,
  type ExportedAccount,
  type AdminProvider,
  type ProviderName,
} from '@lineup/provider/administration';
import { passwordsToSet } from './passwords-to-set.ts';
import type { Progress } from './progress.ts';
import { accountList, type OwnAccounts, ownAccounts, withoutAccounts } from './transfer/own-accounts.ts';
import { malformedList } from './transfer/malformed-documents.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

export interface CopyOptions {
  readonly force: boolean;
  /** Receives the comparison, even if it finds a difference. */
  readonly output: NodeJS.WritableStream;
  readonly progress: Progress;
}

/**
 * Copies everything and compares both sides. Accounts that only exist in the target are not removed, but listed. Throws
 * AdministrationError if the sides differ afterwards, or if data would be lost without `force`.
 */
export async function copy(
  from: AdminProvider,
  to: AdminProvider,
  { force, output, progress }: CopyOptions,
): Promise<string> {
  const source = await from.openContents();
  try {
    const target = await to.openTarget();
    try {
      const own = await ownAccounts(source, target);
      if (!force) requireNoRivals(own.rivals, to.name);
      const { malformed, ...summaries } = await transfer(source, withoutAccounts(target, own.unknown), {
        force,
        progress,
      });
      const sides = {
        source: { name: from.name, summary: summaries.source },
        target: { name: to.name, summary: summaries.target },
      };
      progress.clear();
      output.write(`${comparisonTable(sides)}\n\n`);
      if (!areEqual(sides)) throw new AdministrationError('The two sides differ. Run copy again.');
      const report = [
        ...outcome(own, from.name, to.name),
        ...malformedList('These documents were left out, as no portal stores them:', malformed),
        ...(await passwordsToSet(target)),
      ];
      return report.join('\n');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function requireNoRivals(rivals: readonly ExportedAccount[], target: ProviderName): void {
  if (rivals.length === 0) return;
  const names = rivals.map(({ email }) => email).sort();
  throw new AdministrationError(
    `These people have another account on ${target}: ${names.join(', ')}; --force deletes it in favor of the copied one.`,
  );
}

function outcome({ unknown, rivals }: OwnAccounts, from: ProviderName, to: ProviderName): readonly string[] {
  return [
    'Both sides hold the same data.',
    ...accountList(`These accounts are only on ${to} and stay there:`, unknown),
    ...accountList(`These accounts were deleted in favor of those copied from ${from}:`, rivals),
  ];
}
