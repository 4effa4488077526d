import { firstStepsMessages as texts } from '@lineup/domain';

/** The counts of a festival's lineup; null if unknown. */
export interface KnownLineup {
  readonly sets: number | null;
  readonly openConflicts: number | null;
}

/** A step towards the first release. */
export interface Step {
  readonly id: 'details' | 'stages' | 'lineup' | 'conflicts' | 'publish';
  readonly state: string;
  readonly isDone: boolean;
  /** The label of the action; null if nothing has to be done, or not yet. */
  readonly action: string | null;
  /** There may be nothing left to do in this step: later steps take precedence. */
  readonly isUnsure?: boolean;
}

/** Returns the steps to the first release, in order. Details are complete as soon as the festival exists. */
export function listSteps(stages: number, { sets, openConflicts }: KnownLineup): readonly Step[] {
  const hasSets = sets !== null && sets > 0;
  return [
    { id: 'details', state: texts.details, isDone: true, action: null },
    {
      id: 'stages',
      state: stages === 0 ? texts.noStages : texts.stages(stages),
      isDone: stages > 0,
      // A lineup includes its stages.
      action: stages > 0 || hasSets ? null : texts.addStages,
    },
    { id: 'lineup', ...lineupStep(sets) },
    { id: 'conflicts', ...conflictsStep(hasSets, openConflicts) },
    { id: 'publish', state: texts.notPublished, isDone: false, action: hasSets ? texts.publish : null },
  ];
}

type StepState = Omit<Step, 'id'>;

function lineupStep(sets: number | null): StepState {
  if (sets === null) return { state: texts.lineupUnknown, isDone: false, action: null };
  if (sets === 0) return { state: texts.noLineup, isDone: false, action: texts.addLineup };
  return { state: texts.lineup(sets), isDone: true, action: null };
}

function conflictsStep(hasSets: boolean, open: number | null): StepState {
  if (!hasSets) return { state: texts.conflictsUnknown, isDone: false, action: null };
  // Only the schedule loads the sets that counting needs.
  if (open === null)
    return { state: texts.conflictsUnknown, isDone: false, action: texts.checkConflicts, isUnsure: true };
  if (open === 0) return { state: texts.noConflicts, isDone: true, action: null };
  return { state: texts.conflicts(open), isDone: false, action: texts.reviewConflicts };
}
