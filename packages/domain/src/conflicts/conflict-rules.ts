import type { Acceptances } from '../entities/acceptances.ts';
import { defaultTightMinutes, stagesOf, type FestivalData } from '../entities/festival.ts';
import { spanOfFestival } from '../festival/days.ts';
import type { Interval } from '../festival/events/intervals.ts';
import { openStretches } from '../festival/stages/open-hours.ts';
import { parseChangeover } from '../festival/stages/stage-lines.ts';
import { nightRulesOf, type NightRules } from './nights/night-rules.ts';

/** What a festival says of its ground. Stretches of time are instants, in milliseconds since the epoch. */
export interface ConflictRules {
  /** The stages it has. */
  readonly stages: ReadonlySet<string>;
  /** From the beginning of its first festival day to the end of its last. */
  readonly days: Interval;
  /** An artist needs this many minutes from one stage to another. */
  readonly tightMinutes: number;
  /** The least minutes between two sets, by stage; no minimum for a stage that is not named. */
  readonly changeoverMinutes: ReadonlyMap<string, number>;
  /** When a stage is open, by stage; always, for one that is not named. */
  readonly openHours: ReadonlyMap<string, readonly Interval[]>;
  /** On which days its nights may be. */
  readonly nights: NightRules;
  /** What people have accepted is no conflict any more. */
  readonly accepted?: Acceptances;
}

/** What of a festival the rules are made of. */
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

/** The rules of a festival; `stages` are those that its sets may name, where a file under way brings some of its own. */
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
