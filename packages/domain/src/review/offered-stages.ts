import { stagesOf, type Festival } from '../entities/festival.ts';
import { textLimits } from '../entities/fields.ts';
import { maximumStages } from '../entities/stage-name.ts';
import type { DraftValues } from '../entities/upload.ts';

type Stages = Pick<Festival, 'stages'>;
type NamesStage = Pick<DraftValues, 'stage'>;

/**
 * The stages the review offers: the festival's own. For a festival without any, those that the file names, in the order of
 * its own list (`fileStages`) and else of first appearance, as many as a festival may have; 'Main Stage' where the file
 * names none either.
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

/** The stages that saving these events adds to a festival without own ones: those chosen, in the offered order. */
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

/** Stages in the order of a file's own list; those that it lacks stay behind it, as they are. */
export function inFileOrder(stages: readonly string[], fileStages: readonly string[]): readonly string[] {
  if (fileStages.length === 0) return stages;
  const places = new Map(fileStages.map((stage, place) => [stage, place]));
  const placeOf = (stage: string) => places.get(stage) ?? places.size;
  return stages.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns true if a festival can have a stage of this name. */
export function isStageName(text: string): boolean {
  return text !== '' && text.trim() === text && text.length <= textLimits.stageName;
}
