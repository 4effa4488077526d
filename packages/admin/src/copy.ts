import { AdministrationError, type Keeper } from '@lineup/provider/administration';
import { passwordsToSet } from './passwords-to-set.ts';
import { areEqual, comparisonTable } from './transfer/report.ts';
import { transfer } from './transfer/transfer.ts';

export interface CopyOptions {
  readonly force: boolean;
  /** Hears of the comparison, also where it finds a difference. */
  readonly output: NodeJS.WritableStream;
}

/** Copies everything and compares both sides. Throws AdministrationError where they differ in the end. */
export async function copy(from: Keeper, to: Keeper, { force, output }: CopyOptions): Promise<string> {
  const source = await from.openHoldings();
  try {
    const target = await to.openTarget();
    try {
      const indexes = await transfer(source, target, { force });
      const sides = {
        source: { name: from.name, index: indexes.source },
        target: { name: to.name, index: indexes.target },
      };
      output.write(`${comparisonTable(sides)}\n\n`);
      if (!areEqual(sides)) throw new AdministrationError('The two sides differ. Run copy again.');
      return ['Both sides hold the same data.', ...(await passwordsToSet(target))].join('\n');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
