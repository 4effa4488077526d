import {
  likelyRows,
  planStages,
  rebaseRows,
  stageChanges,
  stagesOf,
  type Festival,
  type StageChange,
  type StageRow,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { EditorConflict, EditorRules, EditorState } from '../../app/editor/editor-state.ts';
import type { VersionDifference } from '../../design/notices/version-choice.tsx';
import { isSameRows, rowsOf, type EditRow } from './edit-rows.ts';

/** The rows as they are edited. */
export type StagesInput = readonly EditRow[];

type Stored = Versioned<Festival>;
export type StagesState = EditorState<Stored, StagesInput>;

export const stagesRules: EditorRules<Stored, StagesInput> = {
  inputOf: (festival) => rowsOf(stagesOf(festival)),
  isSame: isSameRows,
  versionOf: ({ version }) => version,
  merge(base, typed, theirs) {
    const rebased = rebaseRows(typed, stagesOf(theirs));
    const plan = planStages(typed, stagesOf(base));
    const isOwn = plan.ok && isStored(plan.stages, theirs);
    return {
      mine: typed.map((row, index) => ({ ...row, original: rebased[index]?.original ?? null })),
      // Where only the details have changed, or both did the same, there is nothing to choose.
      isChoice: !isOwn && !isStored(base.stages, theirs),
    };
  },
  followsOthers: false,
};

export function isStored(stages: readonly string[], festival: Festival): boolean {
  return JSON.stringify(stages) === JSON.stringify(festival.stages);
}

/** Two people's lists of stages, each with what it does to the one before both: in words, stage by stage. */
export function stagesDifferences({
  base,
  typed,
  theirs,
}: EditorConflict<Stored, StagesInput>): readonly VersionDifference[] {
  const before = stagesOf(base);
  const told = (rows: readonly StageRow[]) => stageChanges(before, rows).map(inWords).join('\n');
  return [{ field: 'Stages', mine: told(typed), theirs: told(likelyRows(before, stagesOf(theirs))) }];
}

const signs = { kept: '', added: '+ ', removed: '− ', renamed: '' } as const satisfies Record<
  StageChange['fate'],
  string
>;

function inWords({ name, fate, from, isMoved }: StageChange): string {
  const marks = [
    ...(fate === 'added' || fate === 'removed' ? [fate] : []),
    ...(from === null ? [] : [`renamed from ${from}`]),
    ...(isMoved ? ['moved'] : []),
  ];
  return `${signs[fate]}${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}
