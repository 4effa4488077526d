import { acceptableNames, acceptanceKey, type Acceptance } from './acceptance.ts';
import type { Conflict } from './conflict.ts';

/** Many conflicts that look meant: of a name that is no single act, as a host's, or of a stage with a parallel programme. */
export interface AcceptanceProposal {
  /** What the acceptance would be stored by. */
  readonly key: string;
  readonly acceptance: Extract<Acceptance, { scope: 'name' | 'stage' }>;
  /** How many of the conflicts it would accept. */
  readonly count: number;
}

/** From this many conflicts of a name on it may be a host; fewer are settled one by one. */
const leastOfName = 4;
/** From this many overlaps on a stage on it may have a parallel programme. */
const leastOnStage = 6;

/**
 * One proposal for each name or stage that many of these conflicts are about, the one that accepts the most first. `setsOn` says how many
 * sets a stage has: overlaps are taken for a parallel programme where at least half of them are concerned.
 */
export function acceptanceProposals(
  conflicts: readonly Conflict[],
  setsOn: (stage: string) => number,
): readonly AcceptanceProposal[] {
  return [...ofNames(conflicts), ...ofStages(conflicts, setsOn)].toSorted(
    (a, b) => b.count - a.count || (a.key < b.key ? -1 : 1),
  );
}

function ofNames(conflicts: readonly Conflict[]): AcceptanceProposal[] {
  const counts = new Map<string, AcceptanceProposal>();
  for (const conflict of conflicts) {
    if (conflict.kind !== 'doubleBooking' && conflict.kind !== 'tight') continue;
    // The whole name where it is shared; a part of a joined one says less.
    const [artistName] = acceptableNames(conflict);
    if (artistName !== undefined) count(counts, { scope: 'name', artistName });
  }
  return [...counts.values()].filter((proposal) => proposal.count >= leastOfName);
}

function ofStages(conflicts: readonly Conflict[], setsOn: (stage: string) => number): AcceptanceProposal[] {
  const counts = new Map<string, AcceptanceProposal>();
  const concerned = new Map<string, Set<string>>();
  for (const { kind, sets } of conflicts) {
    const [set] = sets;
    if (kind !== 'overlap' || set === undefined) continue;
    count(counts, { scope: 'stage', kind, stage: set.stage });
    const ids = concerned.get(set.stage) ?? new Set();
    for (const { id } of sets) ids.add(id);
    concerned.set(set.stage, ids);
  }
  return [...counts.values()].filter(({ acceptance, count: found }) => {
    if (acceptance.scope !== 'stage' || found < leastOnStage) return false;
    return (concerned.get(acceptance.stage)?.size ?? 0) * 2 >= setsOn(acceptance.stage);
  });
}

function count(counts: Map<string, AcceptanceProposal>, acceptance: AcceptanceProposal['acceptance']): void {
  const key = acceptanceKey(acceptance);
  const known = counts.get(key);
  counts.set(key, { key, acceptance: known?.acceptance ?? acceptance, count: (known?.count ?? 0) + 1 });
}
