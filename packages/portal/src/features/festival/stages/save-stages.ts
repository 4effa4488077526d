import {
  changedSettings,
  checkStageSettings,
  planStages,
  stagesOf,
  type Festival,
  type StagesPlan,
} from '@lineup/domain';
import { isServiceError, type LineupServices, type StagesChange, type Versioned } from '@lineup/services';
import type { SaveOutcome } from '../../../app/editor/use-editor.ts';
import { countByStage } from './count-by-stage.ts';
import type { RemovedEvents } from './removal-question.ts';
import { isStored, namedSettings, type StagesInput, type StagesState } from './stages-input.ts';

/** Asks whether stages with events may be removed. */
export type AskRemoval = (removed: readonly RemovedEvents[]) => Promise<boolean>;

/** What saving depends on. */
export interface SavingStages {
  readonly services: LineupServices;
  readonly write: (change: StagesChange) => Promise<string>;
  readonly askRemoval: AskRemoval;
}

/** Saves the stages, and asks the necessary questions on the way. */
export async function saveStages(
  { services, write, askRemoval }: SavingStages,
  { base, input }: Pick<StagesState, 'base' | 'input'>,
): Promise<SaveOutcome<Versioned<Festival>, StagesInput>> {
  const plan = planStages(input.rows, stagesOf(base));
  const check = checkStageSettings(namedSettings(input));
  if (!plan.ok || !check.ok) return { type: 'refused' };
  const settings = changedSettings(base, check.settings);
  const isSame = Object.keys(settings).length === 0;
  if (isSame && isStored(plan.stages, base) && plan.renames.size === 0) return { type: 'stored' };
  const removed = await removedEvents(services, base, plan);
  if (removed.length > 0 && !(await askRemoval(removed))) return { type: 'stopped' };
  try {
    const { stages, renames } = plan;
    await write({ festival: base, stages, renames, settings });
    return { type: 'stored' };
  } catch (error) {
    if (!isServiceError(error, 'conflict')) throw error;
    return { type: 'outdated', theirs: await services.festivals.get(base.id), typed: input };
  }
}

async function removedEvents(
  { events }: LineupServices,
  base: Festival,
  { removed }: Extract<StagesPlan, { ok: true }>,
): Promise<RemovedEvents[]> {
  if (removed.length === 0) return [];
  const counts = countByStage(await events.list(base.id));
  return removed
    .map(({ stage, kind }) => ({ stage, kind, count: counts.get(stage) ?? 0 }))
    .filter(({ count }) => count > 0);
}
