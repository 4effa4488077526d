import { createNames } from '../names/acts.ts';
import { createRandom } from '../random.ts';
import type { FestivalPlan, PlannedSet, StagePlan } from './plan.ts';
import { planStageDay } from './stage-day.ts';

/** The whole lineup of a plan, stage by stage and day by day. Pure: the same plan gives the same lineup. */
export function planLineup(plan: FestivalPlan): PlannedSet[] {
  const random = createRandom(plan.seed);
  const names = createNames(random);
  return plan.stages.flatMap((stage) =>
    openDays(stage, plan.days).flatMap((day) =>
      planStageDay(stage.kind, random, names).map((slot) => ({ ...slot, stage: stage.name, day })),
    ),
  );
}

function openDays(stage: StagePlan, days: number): readonly number[] {
  return stage.days ?? Array.from({ length: days }, (_unused, day) => day);
}
