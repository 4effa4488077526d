import {
  editsOfPlan,
  isEmptyPlan,
  movingMessages,
  placeActs,
  planErrorText,
  unplaceSets,
  type ConflictSet,
  type Plan,
  type PlanOutcome,
  type SetEdit,
} from '@lineup/domain';
import type { Seen } from '../../../../app/queries/merges.ts';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { artistOf } from '../../grid/set-details.ts';
import { doneWithNotes, pushText, setsLabel } from '../model/move-labels.ts';
import { pushedBy, swapped, type Clash } from '../model/settle.ts';
import { conflictOptions, pushedText, swapText } from './conflict-options.ts';
import type { Refused } from './use-refusals.ts';
import {
  shownSets,
  toastId,
  useWriteEdits,
  type ApplyTools,
  type EditsOf,
  type TakeBack,
} from './use-write-edits.ts';

/** Applies plans immediately; the toast offers *Undo* and options that resolve a clash. */
export interface Apply {
  readonly plan: (plan: Plan, text: string, next?: NextSteps) => Promise<void>;
  /** Stores edits as one change, based on the sets shown. */
  readonly edits: (editsOf: EditsOf, text: string, there?: ToastAction | null) => Promise<void>;
  /** Moves these sets to the tray. */
  readonly unplace: (sets: readonly ConflictSet[]) => Promise<void>;
  /** Swaps two sets. */
  readonly swap: (before: ConflictSet, other: ConflictSet) => void;
  /** Pushes the following sets out of the way of this one. */
  readonly push: (set: ConflictSet) => void;
  /** Describes the effect of `push`. */
  readonly pushText: (set: ConflictSet) => string;
}

/** What the toast offers besides *Undo*: options that resolve a clash, and a link to sets that left the day shown. */
interface NextSteps {
  readonly clash?: Clash | null;
  readonly there?: ToastAction | null;
}

const noop = (): void => undefined;

export function useApply(tools: ApplyTools, onRefused: (refused: Refused) => void = noop): Apply {
  const { festival, conflicts, acts } = tools;
  const write = useWriteEdits(tools, onRefused);
  const applyPlan = (plan: Plan, text: string, { clash = null, there }: NextSteps = {}): Promise<void> => {
    const act = actOf(plan);
    const find = (actId: string) => acts().find((each) => each.id === actId);
    const editsOf: EditsOf = (seen, isPending) => {
      const edits = editsOfPlan(plan, seen, festival, isPending);
      return act === null ? edits : placeActs(edits.filter(isCreation), find);
    };
    const goneText = (seen: Seen) => {
      if (act === null || find(act.id) !== undefined) return null;
      const { deleted, moved } = movingMessages.concurrent;
      return (seen(act.id) === undefined ? deleted : moved)(artistOf(act));
    };
    const before = shownSets(tools);
    const waysOut = (takeBack: TakeBack) =>
      clash === null
        ? []
        : conflictOptions({ plan, text, before, takeBack }, clash, { ...tools, write, settle });
    return write(editsOf, text, {
      others: (takeBack) => [...waysOut(takeBack), ...listOf(there)],
      goneText,
    });
  };
  const settle = (outcome: PlanOutcome | null, other: ConflictSet, text: (plan: Plan) => string) => {
    if (outcome === null) toast.error(planErrorText('setIsGone', other), { id: toastId });
    else if (!outcome.ok) toast.error(planErrorText(outcome.code, outcome.set), { id: toastId });
    else if (isEmptyPlan(outcome.plan)) toast.info(movingMessages.nothingToPush, { id: toastId });
    else void applyPlan(outcome.plan, doneWithNotes(text(outcome.plan), outcome.plan));
  };
  return {
    plan: applyPlan,
    edits: (editsOf, text, there) => write(editsOf, text, { others: () => listOf(there) }),
    unplace: (sets) =>
      write(
        (seen) => unplaceSets(sets.flatMap(({ id }) => seen(id) ?? [])),
        movingMessages.done.unplaced(setsLabel(sets)),
      ),
    swap: (before, other) =>
      settle(swapped(before, other, conflicts, festival), other, swapText(before, other)),
    push: (set) => settle(pushedBy(set, conflicts, festival), set, pushedText),
    pushText: (set) => pushText(pushedBy(set, conflicts, festival), conflicts),
  };
}

function listOf(action: ToastAction | null | undefined): readonly ToastAction[] {
  return action ? [action] : [];
}

/** Returns the act of the tray that the plan places: the one new set that is not a copy. */
function actOf({ sets, created }: Plan): ConflictSet | null {
  return sets.find(({ id }) => created.get(id) === null) ?? null;
}

function isCreation(edit: SetEdit): edit is Extract<SetEdit, { type: 'create' }> {
  return edit.type === 'create';
}
