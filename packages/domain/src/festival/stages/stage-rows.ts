import { checkStages } from './stages.ts';

/** A line of the stages editor: the stage it came from, null for one that was added, and the name as it is typed. */
export interface StageRow {
  readonly original: string | null;
  readonly name: string;
}

/**
 * A stage that is no longer among the rows. `orphaned`: its sets stay on it, though it is not in the list; `taken`:
 * another stage was renamed to its name, so that its sets are on that one from now on.
 */
export interface RemovedStage {
  readonly stage: string;
  readonly kind: 'orphaned' | 'taken';
}

export type StagesPlan =
  | {
      readonly ok: true;
      /** The names in their order. */
      readonly stages: readonly string[];
      /** Old name → new name, of those that differ. The sets move along. */
      readonly renames: ReadonlyMap<string, string>;
      readonly removed: readonly RemovedStage[];
    }
  | { readonly ok: false; readonly error: string };

/** Checks the rows of the editor (see `checkStages`) and says what they do to the stages of the festival, `current`. */
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
      // Removed and added again under the same name: nothing has become of its sets.
      .filter((stage) => taken.has(stage) || !stages.includes(stage))
      .map((stage) => ({ stage, kind: taken.has(stage) ? 'taken' : 'orphaned' }))
  );
}

/** The rows of two people made one: `mine` on top of what the other has stored by now. */
export function rebaseRows(mine: readonly StageRow[], theirs: readonly string[]): StageRow[] {
  return mine.map((row) =>
    row.original === null || theirs.includes(row.original) ? row : { ...row, original: null },
  );
}
