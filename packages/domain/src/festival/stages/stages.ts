import { textLimits } from '../../entities/fields.ts';
import { maximumStages } from '../../entities/stage-name.ts';
import { messages } from '../../messages/messages.ts';

export type StagesCheck =
  { readonly ok: true; readonly stages: string[] } | { readonly ok: false; readonly error: string };

/**
 * Checks the stage names of the editor, in order: trims them, drops blank ones, and requires at least one and no
 * duplicates.
 */
export function checkStages(names: readonly string[]): StagesCheck {
  const stages = names.map((name) => name.trim()).filter((name) => name !== '');
  const error = stagesError(stages);
  return error === null ? { ok: true, stages } : { ok: false, error };
}

function stagesError(stages: readonly string[]): string | null {
  if (stages.length === 0) return messages.festival.stageRequired;
  if (stages.length > maximumStages) return messages.festival.tooManyStages(maximumStages);
  if (stages.some((stage) => stage.length > textLimits.stageName)) {
    return messages.validation.tooLong('Stage name', textLimits.stageName);
  }
  return new Set(stages).size === stages.length ? null : messages.festival.duplicateStages;
}
