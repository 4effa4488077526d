import { planStages, rebaseRows, stagesOf, type Festival, type StagesPlan } from '@lineup/domain';
import { isServiceError, type LineupServices, type Versioned } from '@lineup/services';
import type { VersionAnswer, VersionDifference } from '../../design/notices/version-choice.tsx';
import { countByStage } from './count-by-stage.ts';
import type { EditRow } from './edit-rows.ts';
import type { RemovedEvents } from './removal-words.ts';
import { stagesDifference } from './stages-difference.ts';

/** What is to be saved: the rows as they were edited over `base`. */
export interface StagesToSave {
  readonly base: Versioned<Festival>;
  readonly rows: readonly EditRow[];
}

/** The questions that saving may have to ask. */
export interface StagesQuestions {
  /** Stages with events would be removed: may that be? */
  readonly askRemoval: (removed: readonly RemovedEvents[]) => Promise<boolean>;
  readonly askVersion: (differences: readonly VersionDifference[]) => Promise<VersionAnswer | null>;
}

/** How saving ended; `refused` says which rule the names break. */
export type StagesOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'stopped' };

/** Saves the stages, asking what has to be asked on the way. */
export async function saveStages(
  services: LineupServices,
  questions: StagesQuestions,
  given: StagesToSave,
): Promise<StagesOutcome> {
  let { base, rows } = given;
  for (;;) {
    const plan = planStages(rows, stagesOf(base));
    if (!plan.ok) return { kind: 'refused', error: plan.error };
    if (isStored(plan.stages, base) && plan.renames.size === 0) return { kind: 'saved' };
    const removed = await removedEvents(services, base, plan);
    if (removed.length > 0 && !(await questions.askRemoval(removed))) return { kind: 'stopped' };
    try {
      await services.stages.save({ festival: base, stages: plan.stages, renames: plan.renames });
      return { kind: 'saved' };
    } catch (error) {
      if (!isServiceError(error, 'conflict')) throw error;
      const latest = await services.festivals.get(base.id);
      const isOthers = !isStored(base.stages, latest) && !isStored(plan.stages, latest);
      const answer = isOthers
        ? await questions.askVersion([stagesDifference(stagesOf(base), rows, stagesOf(latest))])
        : 'mine';
      if (answer !== 'mine') return { kind: answer === null ? 'stopped' : 'theirs' };
      rows = withKeys(rows, rebaseRows(rows, stagesOf(latest)));
      base = latest;
    }
  }
}

function isStored(stages: readonly string[], festival: Festival): boolean {
  return JSON.stringify(stages) === JSON.stringify(festival.stages);
}

async function removedEvents(
  { events }: LineupServices,
  base: Festival,
  { removed }: Extract<StagesPlan, { ok: true }>,
): Promise<RemovedEvents[]> {
  if (removed.length === 0) return [];
  const counts = countByStage(await events.list(base.id));
  return removed
    .map(({ stage, fate }) => ({ stage, fate, count: counts.get(stage) ?? 0 }))
    .filter(({ count }) => count > 0);
}

function withKeys(rows: readonly EditRow[], rebased: ReturnType<typeof rebaseRows>): EditRow[] {
  return rows.map((row, index) => ({ ...row, original: rebased[index]?.original ?? null }));
}
