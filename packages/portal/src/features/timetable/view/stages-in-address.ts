import { isGroupShown, type StageGroup } from './schedule-view.ts';

/** What the address says of the stages: those that are shown or those that are not, whichever are fewer, and what the group is called. */
export interface StagesSearch {
  readonly stages?: string | undefined;
  readonly without?: string | undefined;
  readonly stageGroup?: string | undefined;
}

/**
 * Says in an address that these stages are hidden of `all`. A group is named beside its stages: whoever has no such group sees the same,
 * and can keep it by its name. All parts are undefined where nothing is hidden.
 */
export function stagesInAddress(
  hidden: readonly string[],
  all: readonly string[],
  groups: readonly StageGroup[],
): Required<StagesSearch> {
  const away = all.filter((stage) => hidden.includes(stage));
  const shown = all.filter((stage) => !hidden.includes(stage));
  if (away.length === 0 || shown.length === 0) {
    return { stages: undefined, without: undefined, stageGroup: undefined };
  }
  const isShorter = shown.length <= away.length;
  return {
    stages: isShorter ? joined(shown) : undefined,
    without: isShorter ? undefined : joined(away),
    stageGroup: groups.find((group) => isGroupShown(group, all, hidden))?.name,
  };
}

/**
 * The stages of `all` that an address hides; null where it says nothing of stages that there are. Stages that are no more change nothing, a
 * group alone counts where it is known.
 */
export function hiddenInAddress(
  { stages, without, stageGroup }: StagesSearch,
  all: readonly string[],
  groups: readonly StageGroup[],
): readonly string[] | null {
  const group = groups.find(({ name }) => name === stageGroup);
  const shown = stages === undefined ? (without === undefined ? group?.stages : undefined) : split(stages);
  const away = without === undefined ? [] : split(without);
  const hidden = all.filter((stage) => (shown === undefined ? away.includes(stage) : !shown.includes(stage)));
  return hidden.length === 0 || hidden.length === all.length ? null : hidden;
}

/** A sign that addresses take as it is, between names that have it escaped. */
function joined(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('%', '%25').replaceAll('*', '%2A')).join('*');
}

function split(text: string): readonly string[] {
  return text.split('*').map((name) => name.replaceAll('%2A', '*').replaceAll('%25', '%'));
}
