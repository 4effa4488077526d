import {
  checkStageSettings,
  isSameSettings,
  likelyRows,
  stageSettingsMessages,
  noStageSettings,
  planStages,
  rebaseRows,
  settingsText,
  stageChanges,
  stageSettingsForm,
  stagesOf,
  type Festival,
  type NamedSettings,
  type StageChange,
  type StageRow,
  type StageSettingsForm,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { EditorConflict, EditorRules, EditorState } from '../../../app/editor/editor-state.ts';
import type { VersionDifference } from '../../../design/notices/version-choice.tsx';
import { isSameRows, rowsOf, type EditRow } from './edit-rows.ts';

/** The input of the stages editor: the stages with their settings, and the settings of all stages without their own. */
export interface StagesInput {
  readonly rows: readonly EditRow[];
  readonly allStages: StageSettingsForm;
}

type Stored = Versioned<Festival>;
export type StagesState = EditorState<Stored, StagesInput>;

export const stagesRules: EditorRules<Stored, StagesInput> = {
  inputOf,
  isSame: isSameInput,
  versionOf: ({ version }) => version,
  merge(base, typed, theirs) {
    const rebased = rebaseRows(typed.rows, stagesOf(theirs));
    const plan = planStages(typed.rows, stagesOf(base));
    const isOwn = plan.ok && isStored(plan.stages, theirs);
    const rows = typed.rows.map((row, index) => {
      const original = rebased[index]?.original ?? null;
      const before = row.original === null ? noStageSettings : stageSettingsForm(base, row.original);
      const stage = original ?? stagesOf(theirs).find((name) => name === row.name.trim());
      const now = stage === undefined ? before : stageSettingsForm(theirs, stage);
      const merged = mergeSettings(before, row.settings, now);
      return { row: { ...row, original, settings: merged.mine }, isChoice: merged.isChoice };
    });
    const [before, now] = [inputOf(base).allStages, inputOf(theirs).allStages];
    const all = mergeSettings(before, typed.allStages, now);
    return {
      mine: { rows: rows.map(({ row }) => row), allStages: all.mine },
      // If only the details have changed, or both did the same, there is no conflict.
      isChoice:
        (!isOwn && !isStored(base.stages, theirs)) || all.isChoice || rows.some(({ isChoice }) => isChoice),
    };
  },
  followsOthers: false,
};

export function inputOf(festival: Festival): StagesInput {
  return { rows: rowsOf(stagesOf(festival), festival), allStages: stageSettingsForm(festival, null) };
}

export function isSameInput(a: StagesInput, b: StagesInput): boolean {
  return isSameRows(a.rows, b.rows) && isSameSettings(a.allStages, b.allStages);
}

/** Returns the input of each named stage, preceded by the settings for all. */
export function namedSettings({ rows, allStages }: StagesInput): readonly NamedSettings[] {
  const named = rows.map(({ name, settings }) => ({ stage: name.trim(), settings }));
  return [{ stage: null, settings: allStages }, ...named.filter(({ stage }) => stage !== '')];
}

/** Returns the rule that the input breaks; null if none. */
export function inputProblem(input: StagesInput): string | null {
  const plan = planStages(input.rows, []);
  if (!plan.ok) return plan.error;
  const settings = checkStageSettings(namedSettings(input));
  return settings.ok ? null : settings.error;
}

/** Settings that only one person changed are taken from that person; if both did, the user chooses. */
function mergeSettings(base: StageSettingsForm, typed: StageSettingsForm, theirs: StageSettingsForm) {
  const isMine = !isSameSettings(base, typed);
  const isTheirs = !isSameSettings(base, theirs);
  return {
    mine: isMine ? typed : theirs,
    isChoice: isMine && isTheirs && !isSameSettings(typed, theirs),
  };
}

export function isStored(stages: readonly string[], festival: Festival): boolean {
  return JSON.stringify(stages) === JSON.stringify(festival.stages);
}

/** Describes two people's lists of stages by how each differs from the base, stage by stage. */
export function stagesDifferences({
  base,
  typed,
  theirs,
}: EditorConflict<Stored, StagesInput>): readonly VersionDifference[] {
  const before = stagesOf(base);
  const describeRows = (rows: readonly StageRow[]) =>
    stageChanges(before, rows).map(stageChangeText).join('\n');
  const settings = (input: StagesInput) =>
    namedSettings(input)
      .map((each) => [
        each.stage ?? stageSettingsMessages.allStages,
        settingsText(each.settings, theirs.hourCycle),
      ])
      .filter(([, words]) => words !== '')
      .map(([stage, words]) => `${stage}: ${words}`)
      .join('\n');
  const differences = [
    {
      field: 'Stages',
      mine: describeRows(typed.rows),
      theirs: describeRows(likelyRows(before, stagesOf(theirs))),
    },
    { field: 'Hours and changeover', mine: settings(typed), theirs: settings(inputOf(theirs)) },
  ];
  return differences.filter(({ mine, theirs: other }) => mine !== other);
}

const signs = { unchanged: '', added: '+ ', removed: '− ', renamed: '' } as const satisfies Record<
  StageChange['kind'],
  string
>;

function stageChangeText({ name, kind, from, isMoved }: StageChange): string {
  const marks = [
    ...(kind === 'added' || kind === 'removed' ? [kind] : []),
    ...(from === null ? [] : [`renamed from ${from}`]),
    ...(isMoved ? ['moved'] : []),
  ];
  return `${signs[kind]}${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}
