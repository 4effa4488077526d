import type { Festival } from '../../entities/festival.ts';
import type { DraftValues } from '../../entities/upload.ts';
import { matchStage, type StageMatch } from '../../lineup/stage-match.ts';
import { isToBeAnnounced } from '../unplaced/to-be-announced.ts';
import { inFileOrder, isStageName } from '../offered-stages.ts';

/** A stage in a draft that its festival does not have, or that resembles another of the draft. */
export interface UnknownStage {
  readonly name: string;
  /** The number of the draft's events on it. */
  readonly count: number;
  /** The stage that it may mean: one of the festival's, or a more frequent one of the draft. */
  readonly match: StageMatch | null;
  /** True if a festival can have a stage with this name. */
  readonly canBeAdded: boolean;
}

type Stages = Pick<Festival, 'stages'>;
type NamesStage = Pick<DraftValues, 'stage'>;

/**
 * Returns the questions about the stages of a draft, in the order of the file's own list (`fileStages`), then of first
 * appearance: all stages that the festival does not have; for a festival without stages, which gets those of the file,
 * only names that resemble another.
 */
export function unknownStages(
  festival: Stages,
  drafts: Iterable<NamesStage>,
  fileStages: readonly string[] = [],
): readonly UnknownStage[] {
  const counts = new Map<string, number>();
  for (const { stage } of drafts) {
    if (stage.trim() !== '' && !isToBeAnnounced(stage)) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  }
  const own = new Set(festival.stages);
  const names = [...counts.keys()].filter((name) => !own.has(name));
  const found = inFileOrder(names, fileStages).map((name) => {
    const count = counts.get(name) ?? 0;
    const oftener = names.filter((other) => isOftener(counts, other, name));
    const match = matchStage(name, festival.stages) ?? matchStage(name, oftener);
    return { name, count, match, canBeAdded: isStageName(name) };
  });
  return festival.stages.length > 0 ? found : found.filter(({ match }) => match !== null);
}

/** Of two equally frequent names, the first in the file is used. */
function isOftener(counts: ReadonlyMap<string, number>, other: string, name: string): boolean {
  const difference = (counts.get(other) ?? 0) - (counts.get(name) ?? 0);
  if (difference !== 0) return difference > 0;
  const names = [...counts.keys()];
  return names.indexOf(other) < names.indexOf(name);
}
