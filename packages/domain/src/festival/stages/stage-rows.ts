import { checkStages } from './stages.ts';

/** A row of the stages editor: the original stage, null for an added one, and the name as typed. */
export interface StageRow {
  readonly original: string | null;
  readonly name: string;
}

/**
 * A stage that is no longer among the rows. `orphaned`: its sets stay on it, although it is not in the list; `taken`:
 * another stage was renamed to its name, so its sets now belong to that one.
 */
export interface RemovedStage {
  readonly stage: string;
  readonly kind: 'orphaned' | 'taken';
}

export type StagesPlan =
  | {
      readonly ok: true;
      /** The names in order. */
      readonly stages: readonly string[];
      /** Old name → new name, only for those that differ. Sets are moved accordingly. */
      readonly renames: ReadonlyMap<string, string>;
      readonly removed: readonly RemovedStage[];
    }
  | { readonly ok: false; readonly error: string };

/** Checks the editor's rows (see `checkStages`) and plans the changes to the festival's `current` stages. */
export function planStages(rows: readonly StageRow[], current: readonly string[]): StagesPlan {
  const check = checkStages(rows.map(({ name }) => name));
  if (!check.ok) return check;
  const remaining = rows
    .map(({ original, name }) => ({ original, name: name.trim() }))
    .filter(({ name }) => name !== '');
  const targets = new Map<string, string>();
  for (const { original, name } of remaining) {
    if (original !== null && current.includes(original)) targets.set(original, name);
  }
  const renames = new Map([...targets].filter(([from, to]) => from !== to));
  return { ok: true, stages: check.stages, renames, removed: removedStages(current, targets, check.stages) };
}

function removedStages(
  current: readonly string[],
  targets: ReadonlyMap<string, string>,
  stages: readonly string[],
): RemovedStage[] {
  const taken = new Set([...targets].filter(([from, to]) => from !== to).map(([, to]) => to));
  return (
    current
      .filter((stage) => !targets.has(stage))
      // A stage that was removed and added again under the same name has not changed for its sets.
      .filter((stage) => taken.has(stage) || !stages.includes(stage))
      .map((stage) => ({ stage, kind: taken.has(stage) ? 'taken' : 'orphaned' }))
  );
}

/**
 * Rebases the rows `mine` on `theirs`, the stages that another user has saved since: rows of stages that they removed
 * become additions.
 */
export function rebaseRows(mine: readonly StageRow[], theirs: readonly string[]): StageRow[] {
  return mine.map((row) =>
    row.original === null || theirs.includes(row.original) ? row : { ...row, original: null },
  );
}
