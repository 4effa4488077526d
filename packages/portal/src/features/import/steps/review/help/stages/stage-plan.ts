import { inFileOrder, type UnknownStage } from '@lineup/domain';

/** What is to become of a stage of the file: added as it is (or already there), left alone, or taken for another one. */
export type StageChoice =
  { readonly type: 'add' | 'leave' } | { readonly type: 'same'; readonly stage: string };

export interface StagePlan {
  /** The names that the festival gains, in the file's order. */
  readonly added: readonly string[];
  /** Names of the file → the stages that they are taken for, which exist or are added. */
  readonly mapped: ReadonlyMap<string, string>;
}

/** What stands in the list before anybody has chosen: the likely one, else a new stage where that can be. */
export function firstChoice({ match, canBeAdded }: UnknownStage): StageChoice {
  if (match !== null) return { type: 'same', stage: match.stage };
  return { type: canBeAdded ? 'add' : 'leave' };
}

/**
 * What the choices come to. A stage that is taken for one which is itself taken for another is taken for that one; in a circle
 * the stages stay as they are.
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
