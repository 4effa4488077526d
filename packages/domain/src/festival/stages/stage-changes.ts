import type { StageRow } from './stage-rows.ts';

/** A change to a stage: its current name (for a removed stage, the last one) and its previous name. */
export interface StageChange {
  readonly name: string;
  readonly kind: 'unchanged' | 'added' | 'removed' | 'renamed';
  /** The old name of a renamed stage; otherwise null. */
  readonly from: string | null;
  /** Whether its position among the remaining stages changed. */
  readonly isMoved: boolean;
}

/** Compares an editor's rows with the stages `before`. Lists the stages in their new order, then the removed ones. */
export function stageChanges(before: readonly string[], rows: readonly StageRow[]): StageChange[] {
  const named = rows
    .map(({ original, name }) => ({ from: placeIn(before, original), name: name.trim() }))
    .filter(({ name }) => name !== '');
  const inOrder = longestRun(named.map(({ from }) => from).filter((place) => place !== null));
  const left = new Set(before.keys());
  const changes = named.map(({ from, name }): StageChange => {
    if (from === null) return { name, kind: 'added', from: null, isMoved: false };
    left.delete(from);
    const old = before[from] ?? '';
    const kind = old === name ? 'unchanged' : 'renamed';
    return { name, kind, from: kind === 'unchanged' ? null : old, isMoved: !inOrder.has(from) };
  });
  const removed = [...left].map((place): StageChange => ({
    name: before[place] ?? '',
    kind: 'removed',
    from: null,
    isMoved: false,
  }));
  return [...changes, ...removed];
}

/**
 * Guesses the editor rows that turned `before` into `after`, where only the names are known: in lists of equal length,
 * a new name at the position of a missing one counts as renamed.
 */
export function likelyRows(before: readonly string[], after: readonly string[]): StageRow[] {
  return after.map((name, place) => {
    if (before.includes(name)) return { original: name, name };
    const old = before[place];
    const isRenamed = before.length === after.length && old !== undefined && !after.includes(old);
    return { original: isRenamed ? old : null, name };
  });
}

function placeIn(stages: readonly string[], stage: string | null): number | null {
  const place = stage === null ? -1 : stages.indexOf(stage);
  return place === -1 ? null : place;
}

/** The longest increasing subsequence; the stages that are not part of it have moved. */
function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const number of numbers) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < number);
    runs.push([...longest(before), number]);
  }
  return new Set(longest(runs));
}

function longest(runs: readonly number[][]): number[] {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}
