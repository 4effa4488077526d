import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally } from '../../runner/tally.ts';
import { withProduction, type ProductionPortal } from '../../support/portals/production-portal.ts';

interface ModeTries<Mode extends string> {
  /** The modes that the short form tries. */
  readonly quickModes: readonly [Mode, ...Mode[]];
  readonly modes: readonly Mode[];
  readonly work: (production: ProductionPortal, mode: Mode) => Promise<void>;
}

/** Tries the ways in which a message server fails in turn, each on a separate portal. */
export function tryModes<Mode extends string>({
  quickModes,
  modes,
  work,
}: ModeTries<Mode>): FaultCase['run'] {
  return async (context, tries) => {
    const tally = createTally();
    const chosen = context.long ? modes : quickModes;
    for (let n = 0; n < tries; n += 1) {
      const mode = chosen[n % chosen.length] ?? quickModes[0];
      await tally.try(mode, () => withProduction(context, (production) => work(production, mode)));
    }
    return tally.result();
  };
}
