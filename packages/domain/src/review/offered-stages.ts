import { stagesOf, type Festival } from '../entities/festival.ts';
import { textLimits } from '../entities/fields.ts';
import { maximumStages } from '../entities/stage-name.ts';
import type { DraftValues } from '../entities/upload.ts';

type Stages = Pick<Festival, 'stages'>;
type NamesStage = Pick<DraftValues, 'stage'>;

/**
 * Returns the stages that the review offers: the festival's own. For a festival without any, the ones in the file, in
 * the order of its own list (`fileStages`) or of first appearance, up to the maximum of a festival; 'Main Stage' if the
 * file has none either.
 */
export function offeredStages(
  festival: Stages,
  drafts: Iterable<NamesStage>,
  fileStages: readonly string[] = [],
): readonly string[] {
  if (festival.stages.length > 0) return festival.stages;
  const named = new Set<string>();
  for (const { stage } of drafts) {
    if (named.size === maximumStages) break;
    if (isStageName(stage)) named.add(stage);
  }
  return named.size > 0 ? inFileOrder([...named], fileStages) : stagesOf(festival);
}

/**
 * Returns the stages that saving these events adds to a festival without stages: the chosen ones, in the offered order.
 */
export function stagesToAdd(
  festival: Stages,
  drafts: Iterable<NamesStage>,
  fileStages: readonly string[] = [],
): readonly string[] {
  if (festival.stages.length > 0) return [];
  const chosen = new Set<string>();
  for (const { stage } of drafts) chosen.add(stage);
  return inFileOrder([...chosen], fileStages);
}

/** Sorts stages in the order of a file's own list; those missing from it follow in their current order. */
export function inFileOrder(stages: readonly string[], fileStages: readonly string[]): readonly string[] {
  if (fileStages.length === 0) return stages;
  const places = new Map(fileStages.map((stage, place) => [stage, place]));
  const placeOf = (stage: string) => places.get(stage) ?? places.size;
  return stages.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns true if a festival can have a stage with this name. */
export function isStageName(text: string): boolean {
  return text !== '' && text.trim() === text && text.length <= textLimits.stageName;
}
