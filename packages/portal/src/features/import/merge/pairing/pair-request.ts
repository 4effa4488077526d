import type { StoredSet } from '@lineup/domain';
import type { ImportBase, IncomingSet, MergeFestival, PairOverrides } from '@lineup/domain/merge';

/** Two lineups to pair. */
export interface PairRequest {
  readonly incoming: readonly IncomingSet[];
  readonly stored: readonly StoredSet[];
  readonly base: ImportBase | null;
  readonly festival: MergeFestival;
  readonly overrides: PairOverrides;
}
