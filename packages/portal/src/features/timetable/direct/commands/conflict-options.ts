import {
  editsOfPlan,
  isEmptyPlan,
  messages,
  movingMessages,
  paths,
  type ConflictSet,
  type Plan,
  type PlanOutcome,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import type { Seen } from '../../../../app/queries/merges.ts';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { artistOf } from '../../grid/set-details.ts';
import { doneWithNotes, pushText } from '../model/move-labels.ts';
import { isWayOut, joined, partnerOf, pushedOut, swappedOut, type Clash } from '../model/settle.ts';
import { shownSets, toastId, type ApplyTools, type TakeBack, type WriteEdits } from './use-write-edits.ts';

/** The change that a toast reports. */
interface Done {
  readonly plan: Plan;
  readonly text: string;
  /** The sets before the change. */
  readonly before: Seen;
  readonly takeBack: TakeBack;
}

interface ConflictTools extends ApplyTools {
  readonly write: WriteEdits;
  /**
   * Applies the outcome of an option, or reports why it is impossible; a null outcome means that the other set is gone.
   */
  readonly settle: (outcome: PlanOutcome | null, other: ConflictSet, text: (plan: Plan) => string) => void;
}

export function swapText(a: ConflictSet, b: ConflictSet): () => string {
  return () => movingMessages.done.swapped(artistOf(a), artistOf(b));
}

export function pushedText({ sets }: Plan): string {
  return movingMessages.done.pushed(sets.length);
}

/** Returns the options that resolve a clash after the plan is applied, whether or not the plan is shown already. */
export function conflictOptions(done: Done, clash: Clash, tools: ConflictTools): readonly ToastAction[] {
  const { plan } = done;
  const { conflicts, festival, settle } = tools;
  const [{ other }] = clash.pairs;
  const isPossible = (ask: () => PlanOutcome | null) => isWayOut(conflicts.suppose(plan, ask));
  const push = () => pushedOut(clash, conflicts, festival);
  const partner = conflicts.suppose(plan, () => partnerOf(clash, conflicts));
  const swap = () => (partner === null ? null : swappedOut(clash, partner, conflicts, festival));
  const [own = other] = plan.sets;
  const options: ToastAction[] = [];
  if (partner !== null && isPossible(swap))
    options.push({
      label: movingMessages.swapWith(artistOf(partner)),
      onClick: () => settle(swap(), partner, swapText(own, partner)),
    });
  if (isPossible(push))
    options.push({
      label: conflicts.suppose(plan, () => pushText(push(), conflicts)),
      onClick: () => void pushAfter(done, push, other, tools),
    });
  return options;
}

/** Replaces the change by one that includes the push; if it cannot be replaced, applies the push as a second change. */
async function pushAfter(
  done: Done,
  push: () => PlanOutcome | null,
  other: ConflictSet,
  tools: ConflictTools,
): Promise<void> {
  const { plan, text, before, takeBack } = done;
  const { festival, settle } = tools;
  const outcome = push();
  if (outcome?.ok !== true || isEmptyPlan(outcome.plan) || plan.created.size > 0)
    return settle(outcome, other, pushedText);
  const whole = joined(plan, outcome.plan);
  // Captured now, for the sets that follow too: changes that others make during the wait are merged or asked about.
  const shown = shownSets(tools);
  const moved = new Set(plan.sets.map((set) => set.id));
  let versions: ReadonlyMap<string, string | null>;
  try {
    const replaced = await takeBack();
    if (replaced.state === 'notLast') return settle(push(), other, pushedText);
    if (replaced.state !== 'undone') return toast.info(movingMessages.undoneByOther, { id: toastId });
    versions = replaced.versions;
  } catch (error) {
    const onClick = () => void pushAfter(done, () => outcome, other, tools);
    const action = { label: movingMessages.tryAgain, onClick };
    return toast.error(errorText(error, messages.event.saveFailed), { id: toastId, action });
  }
  const seen: Seen = (id) => {
    const set = moved.has(id) ? before(id) : shown(id);
    const version = versions.get(paths.event(festival.id, id));
    return set && version ? { ...set, version } : set;
  };
  return tools.write(
    (since) => editsOfPlan(whole, since, festival),
    movingMessages.withNotes(text, [doneWithNotes(pushedText(outcome.plan), outcome.plan)]),
    { seen },
  );
}
