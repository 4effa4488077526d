import type { Acceptances } from '../entities/acceptances.ts';
import { defaultTightMinutes, stagesOf, type FestivalData } from '../entities/festival.ts';
import { spanOfFestival } from '../festival/days.ts';
import type { Interval } from '../festival/events/intervals.ts';
import { openStretches } from '../festival/stages/open-hours.ts';
import { parseChangeover } from '../festival/stages/stage-lines.ts';
import { nightRulesOf, type NightRules } from './nights/night-rules.ts';

/** The settings of a festival that conflicts depend on. Intervals are in milliseconds since the epoch. */
export interface ConflictRules {
  /** The festival's stages. */
  readonly stages: ReadonlySet<string>;
  /** From the start of the first festival day to the end of the last. */
  readonly days: Interval;
  /** The minutes an artist needs to get from one stage to another. */
  readonly tightMinutes: number;
  /** The minimum minutes between two sets, by stage; a missing stage has no minimum. */
  readonly changeoverMinutes: ReadonlyMap<string, number>;
  /** The opening hours by stage; a missing stage is always open. */
  readonly openHours: ReadonlyMap<string, readonly Interval[]>;
  /** The festival's days and zone offsets, for checking the days of nights. */
  readonly nights: NightRules;
  /** What has been accepted no longer counts as a conflict. */
  readonly accepted?: Acceptances;
}

/** The fields of a festival that the rules are made from. */
export type ConflictFestival = Pick<
  FestivalData,
  | 'timezone'
  | 'hourCycle'
  | 'dayStartsAt'
  | 'startDate'
  | 'endDate'
  | 'stages'
  | 'tightMinutes'
  | 'changeoverMinutes'
  | 'stageChangeovers'
  | 'openHours'
  | 'acceptedConflicts'
>;

/** Makes the rules of a festival; `stages` are those that sets may use, if an import in progress adds some. */
export function conflictRulesOf(
  festival: ConflictFestival,
  stages: readonly string[] = stagesOf(festival),
): ConflictRules {
  const { tightMinutes = defaultTightMinutes } = festival;
  return {
    stages: new Set(stages),
    days: spanOfFestival(festival),
    tightMinutes,
    changeoverMinutes: changeoversOf(festival, stages),
    openHours: openStretches(festival, stages),
    nights: nightRulesOf(festival),
    ...(festival.acceptedConflicts !== undefined && { accepted: festival.acceptedConflicts }),
  };
}

function changeoversOf(
  { changeoverMinutes = 0, stageChangeovers = [] }: ConflictFestival,
  stages: readonly string[],
): ReadonlyMap<string, number> {
  const own = new Map(
    stageChangeovers.map(parseChangeover).map(({ stage, minutes }) => [stage, minutes] as const),
  );
  return new Map(stages.map((stage) => [stage, own.get(stage) ?? changeoverMinutes] as const));
}
