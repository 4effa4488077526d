import { stagesOf, type FestivalData } from '../../entities/festival.ts';
import {
  changeoverLine,
  parseChangeover,
  parseStageHours,
  stageHoursLine,
} from '../../entities/stage-settings.ts';

/** What of a festival is set for single stages, as it is stored. */
export type StageSettings = Pick<FestivalData, 'stageChangeovers' | 'openHours'>;

/**
 * The settings of a festival's stages after these were changed to `stages`, some of them by `renames` (old name → new
 * name): they follow a renamed stage, and go with one that is removed. Only what differs from what is stored is named.
 */
export function carryStageSettings(
  festival: StageSettings & Pick<FestivalData, 'stages'>,
  stages: readonly string[],
  renames: ReadonlyMap<string, string>,
): StageSettings {
  const { stageChangeovers = [], openHours = [] } = festival;
  const current = new Set(stagesOf(festival));
  const taken = new Set(renames.values());
  const nameOf = (stage: string): string | null => {
    if (!current.has(stage)) return null;
    const stays = stages.includes(stage) && !taken.has(stage) ? stage : null;
    return renames.get(stage) ?? stays;
  };
  const changeovers = stageChangeovers.map(parseChangeover).flatMap((changeover) => {
    const stage = nameOf(changeover.stage);
    return stage === null ? [] : [changeoverLine({ ...changeover, stage })];
  });
  const hours = openHours.map(parseStageHours).flatMap((each) => {
    const stage = each.stage === null ? null : nameOf(each.stage);
    return stage === null && each.stage !== null ? [] : [stageHoursLine({ ...each, stage })];
  });
  return changedSettings(festival, { stageChangeovers: changeovers, openHours: hours });
}

/** Those of the settings that differ from what is stored; none at all are the same as an empty list. */
export function changedSettings(
  stored: StageSettings,
  { stageChangeovers = [], openHours = [] }: StageSettings,
): StageSettings {
  return {
    ...(isSame(stored.stageChangeovers, stageChangeovers) ? {} : { stageChangeovers }),
    ...(isSame(stored.openHours, openHours) ? {} : { openHours }),
  };
}

function isSame(before: readonly string[] = [], after: readonly string[]): boolean {
  return before.length === after.length && before.every((line, place) => line === after[place]);
}
