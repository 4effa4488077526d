import {
  conflictRulesOf,
  createReviewer,
  fileHints,
  festivalDays,
  isToBeAnnounced,
  offeredStages,
  type ConflictRules,
  type DraftEvent,
  type Festival,
  type FileHints,
  type PlainDate,
  type Reviewer,
} from '@lineup/domain';

/** The rules for reviewing a draft: the festival as it is now, and the choices derived from it. */
export interface DraftRules {
  readonly festival: Festival;
  readonly reviewer: Reviewer;
  readonly conflicts: ConflictRules;
  /** The stages to choose from. */
  readonly stages: readonly string[];
  /** The stages in the file's own list, in its order. */
  readonly fileStages: readonly string[];
  /** The festival days to choose from. */
  readonly days: readonly PlainDate[];
  /** The hints that are shown once for the file instead of for each event. */
  readonly fileHints: FileHints;
}

/** Returns the rules for reviewing `events`, in their original form, for `festival`. */
export function makeRules(
  festival: Festival,
  events: readonly DraftEvent[],
  fileStages: readonly string[] = [],
): DraftRules {
  const named = events.filter(({ stage }) => !isToBeAnnounced(stage));
  const stages = offeredStages(festival, named, fileStages);
  return {
    festival,
    stages,
    fileStages,
    days: festivalDays(festival),
    reviewer: createReviewer(festival, stages),
    conflicts: conflictRulesOf(festival, stages),
    fileHints: fileHints(events),
  };
}
