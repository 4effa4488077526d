import { isGroupShown, type StageGroup } from './schedule-view.ts';

/** The stages in the address: either the shown or the hidden ones, whichever are fewer, and the group's name. */
export interface StagesSearch {
  readonly stages?: string | undefined;
  readonly without?: string | undefined;
  readonly stageGroup?: string | undefined;
}

/**
 * Encodes which stages of `all` are hidden. The name of a group is added to its stages, so that recipients without the
 * group see the same and can save it. All parts are undefined if nothing is hidden.
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
 * Returns the stages of `all` that an address hides; null if it names no existing stages. Ignores stages that no longer
 * exist. A group without stages applies only if it is stored here.
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

/** Joins names with an asterisk, which URLs do not escape; names have it escaped. */
function joined(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('%', '%25').replaceAll('*', '%2A')).join('*');
}

function split(text: string): readonly string[] {
  return text.split('*').map((name) => name.replaceAll('%2A', '*').replaceAll('%25', '%'));
}
