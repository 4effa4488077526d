import { acceptableNames, acceptanceKey, type Acceptance } from './acceptance.ts';
import type { Conflict } from './conflict.ts';

/**
 * A group of conflicts that look intended: of a name that is no single act, such as a host, or of a stage with a
 * parallel programme.
 */
export interface AcceptanceProposal {
  /** The key under which the acceptance would be stored. */
  readonly key: string;
  readonly acceptance: Extract<Acceptance, { scope: 'name' | 'stage' }>;
  /** How many of the conflicts it would accept. */
  readonly count: number;
}

/** A name with at least this many conflicts may be a host; fewer are settled individually. */
const leastOfName = 4;
/** A stage with at least this many overlaps may have a parallel programme. */
const leastOnStage = 6;

/**
 * One proposal for each name or stage with many of these conflicts, largest first. `setsOn` returns the number of sets
 * on a stage: overlaps only count as a parallel programme if at least half of the sets are involved.
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
    // The first is the whole name if all sets share it; part of a joined name is weaker evidence.
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
