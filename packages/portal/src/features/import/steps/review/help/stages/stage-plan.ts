import { inFileOrder, type UnknownStage } from '@lineup/domain';

/** What to do with a stage of the file: add it (or keep it if it exists), leave it alone, or map it to another one. */
export type StageChoice =
  { readonly type: 'add' | 'leave' } | { readonly type: 'same'; readonly stage: string };

export interface StagePlan {
  /** The names to add to the festival, in file order. */
  readonly added: readonly string[];
  /** Maps names in the file to stages that exist or are added. */
  readonly mapped: ReadonlyMap<string, string>;
}

/** Returns the initial choice: the likely match, else a new stage if possible. */
export function firstChoice({ match, canBeAdded }: UnknownStage): StageChoice {
  if (match !== null) return { type: 'same', stage: match.stage };
  return { type: canBeAdded ? 'add' : 'leave' };
}

/**
 * Combines the choices into a plan. Chains are resolved: a stage mapped to one that is itself mapped gets the final
 * one; in a cycle the stages stay as they are.
 */
export function planOfChoices(
  choices: ReadonlyMap<string, StageChoice>,
  fileStages: readonly string[],
): StagePlan {
  const mapped = new Map<string, string>();
  for (const name of choices.keys()) {
    const end = endOf(name, choices);
    if (end !== null && end !== name) mapped.set(name, end);
  }
  const added = [...choices].filter(([, { type }]) => type === 'add').map(([name]) => name);
  return { added: inFileOrder(added, fileStages), mapped };
}

function endOf(name: string, choices: ReadonlyMap<string, StageChoice>): string | null {
  const seen = new Set<string>();
  let current = name;
  for (;;) {
    if (seen.has(current)) return null;
    seen.add(current);
    const choice = choices.get(current);
    if (choice?.type !== 'same') return current;
    current = choice.stage;
  }
}
