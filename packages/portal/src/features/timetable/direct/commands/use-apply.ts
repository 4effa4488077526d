import {
  editsOfPlan,
  isEmptyPlan,
  messages,
  movingMessages,
  paths,
  planErrorText,
  placeActs,
  type ConflictSet,
  type Festival,
  type Plan,
  type PlanOutcome,
  type SetEdit,
  type StoredSet,
  type TimetableEdit,
  storedSetOfBlock,
  unplaceSets,
} from '@lineup/domain';
import { errorText, type ConcurrentChange } from '@lineup/services';
import { useQueryClient } from '@tanstack/react-query';
import { refusedEdits, useMergeSets, withVersions, type Seen } from '../../../../app/queries/merges.ts';
import { changedFields, useReadOtherName, waysOn } from '../../../../app/queries/other-person.ts';
import type { Replaced } from '../../../../app/undo/undo-controller.ts';
import { useOfferUndo, useReplace } from '../../../../app/undo/use-undo-controller.ts';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import { concurrentText } from '../model/concurrent-text.ts';
import {
  isWayOut,
  joined,
  partnerOf,
  pushedBy,
  pushedOut,
  swapped,
  swappedOut,
  type Clash,
} from '../model/settle.ts';
import { useRefusals, type Refused } from './use-refusals.ts';
import { doneWithNotes, pushInWords, setsInWords } from '../model/move-labels.ts';

const id = 'timetable';

/** Carries out plans: at once, with *Undo* in the toast that tells of it and the ways out of a clash beside it. */
export interface Apply {
  readonly plan: (plan: Plan, text: string, next?: NextSteps) => Promise<void>;
  /** The edits as one change, made of what is shown. */
  readonly edits: (editsOf: EditsOf, text: string, there?: ToastAction | null) => Promise<void>;
  /** Takes these sets off the grid. */
  readonly unplace: (sets: readonly ConflictSet[]) => Promise<void>;
  /** The two change places. */
  readonly swap: (before: ConflictSet, other: ConflictSet) => void;
  /** What follows goes out of the way of the set. */
  readonly push: (set: ConflictSet) => void;
  /** What that would do. */
  readonly pushText: (set: ConflictSet) => string;
}

/** What the toast offers besides *Undo*: ways out of a clash, and the way to what has left the day that is shown. */
interface NextSteps {
  readonly clash?: Clash | null;
  readonly there?: ToastAction | null;
}

/** `isPending` says whether an earlier change has no answer yet. */
type EditsOf = (seen: Seen, isPending: boolean) => readonly TimetableEdit[];

/** What plans are carried out with. */
interface ApplyGiven extends Pick<DirectTools, 'conflicts' | 'events' | 'acts' | 'blocks'> {
  readonly festival: Festival;
}

const noop = (): void => undefined;

export function useApply(
  { festival, conflicts, events, acts, blocks }: ApplyGiven,
  onRefused: (refused: Refused) => void = noop,
): Apply {
  const queries = useQueryClient();
  const changeSets = useMergeSets(festival.id);
  const readName = useReadOtherName(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const replace = useReplace(festival.id);
  const refusals = useRefusals(onRefused);

  const shown = (): ReadonlyMap<string, StoredSet> =>
    new Map([...events(), ...blocks().map(storedSetOfBlock)].map((set) => [set.id, set]));
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
    const all = shown();
    const before: Seen = (id) => all.get(id);
    const others = (takeBack: TakeBack) => [
      ...(clash === null ? [] : conflictOptions({ plan, text, before, takeBack }, clash)),
      ...listOf(there),
    ];
    return write(editsOf, text, { others, goneText });
  };
  const unplace = (sets: readonly ConflictSet[]) =>
    write(
      (seen) => unplaceSets(sets.flatMap(({ id }) => seen(id) ?? [])),
      movingMessages.done.unplaced(setsInWords(sets)),
    );
  const write = async (editsOf: EditsOf, text: string, given: Given = {}): Promise<void> => {
    const all = shown();
    const waiting = acts();
    const seen: Seen = withVersions(given.seen ?? ((each) => all.get(each)), given.changed ?? []);
    const gone = given.goneText?.(seen) ?? null;
    if (gone !== null) return refusals.tell([], gone);
    const edits = editsOf(seen, queries.isMutating() > 0);
    if (edits.length === 0) return;
    const ids = edits.map((edit) => edit.id);
    try {
      await changeSets(edits, seen);
      refusals.settle(ids);
      const takeBack = replace(movingMessages.pushing);
      toast.success(text, { id, ...offerUndo(), others: given.others?.(takeBack) ?? [] });
    } catch (error) {
      const again = { label: movingMessages.tryAgain, onClick: () => void write(editsOf, text, given) };
      const refused = refusedEdits(error);
      if (refused === null)
        return refusals.ask(ids, errorText(error, messages.event.saveFailed), { action: again });
      const { merged, changed } = refused;
      const named = (id: string) => seen(id) ?? waiting.find((act) => act.id === id);
      const reason = concurrentText(merged, named, await readName(changedFields(merged)));
      const apply = () =>
        void write(() => merged.edits ?? [], text, {
          others: given.others,
          ...(given.seen && { seen: given.seen }),
          changed,
        });
      refusals.ask(ids, reason, waysOn(merged, apply));
    }
  };
  const settle = (outcome: PlanOutcome | null, other: ConflictSet, text: (plan: Plan) => string) => {
    if (outcome === null) toast.error(planErrorText('setIsGone', other), { id });
    else if (!outcome.ok) toast.error(planErrorText(outcome.code, outcome.set), { id });
    else if (isEmptyPlan(outcome.plan)) toast.info(movingMessages.nothingToPush, { id });
    else void applyPlan(outcome.plan, doneWithNotes(text(outcome.plan), outcome.plan));
  };
  const swapText = (a: ConflictSet, b: ConflictSet) => () =>
    movingMessages.done.swapped(artistOf(a), artistOf(b));
  const pushedText = ({ sets }: Plan) => movingMessages.done.pushed(sets.length);
  /** What was done and the push as one change in its place; where that cannot be, as another change. */
  const pushAfter = async (
    { plan, text, before, takeBack }: Done,
    push: () => PlanOutcome | null,
    other: ConflictSet,
  ) => {
    const outcome = push();
    if (outcome?.ok !== true || isEmptyPlan(outcome.plan) || plan.created.size > 0)
      return settle(outcome, other, pushedText);
    const whole = joined(plan, outcome.plan);
    // Of what is in view now, also for the sets that follow: what others change while this waits is merged or asked about.
    const all = shown();
    const moved = new Set(plan.sets.map((set) => set.id));
    let versions: ReadonlyMap<string, string | null>;
    try {
      const replaced = await takeBack();
      if (replaced.state !== 'undone') {
        if (replaced.state === 'notLast') return settle(push(), other, pushedText);
        return toast.info(movingMessages.undoneByOther, { id });
      }
      versions = replaced.versions;
    } catch (error) {
      const action = {
        label: movingMessages.tryAgain,
        onClick: () => void pushAfter({ plan, text, before, takeBack }, () => outcome, other),
      };
      return toast.error(errorText(error, messages.event.saveFailed), { id, action });
    }
    const seen: Seen = (each) => {
      const set = moved.has(each) ? before(each) : all.get(each);
      const version = versions.get(paths.event(festival.id, each));
      return set && version ? { ...set, version } : set;
    };
    return write(
      (since) => editsOfPlan(whole, since, festival),
      movingMessages.withNotes(text, [doneWithNotes(pushedText(outcome.plan), outcome.plan)]),
      { seen },
    );
  };
  /** Those that are possible once the plan is carried out, whether that is shown already or not. */
  const conflictOptions = (done: Done, clash: Clash): readonly ToastAction[] => {
    const { plan } = done;
    const [{ other }] = clash.pairs;
    const isPossible = (ask: () => PlanOutcome | null) => isWayOut(conflicts.suppose(plan, ask));
    const push = () => pushedOut(clash, conflicts, festival);
    const partner = conflicts.suppose(plan, () => partnerOf(clash, conflicts));
    const swap = () => (partner === null ? null : swappedOut(clash, partner, conflicts, festival));
    const [own = other] = plan.sets;
    return [
      ...(partner !== null && isPossible(swap)
        ? [
            {
              label: movingMessages.swapWith(artistOf(partner)),
              onClick: () => settle(swap(), partner, swapText(own, partner)),
            },
          ]
        : []),
      ...(isPossible(push)
        ? [
            {
              label: conflicts.suppose(plan, () => pushInWords(push(), conflicts)),
              onClick: () => void pushAfter(done, push, other),
            },
          ]
        : []),
    ];
  };
  return {
    plan: applyPlan,
    edits: (editsOf, text, there) => write(editsOf, text, { others: () => listOf(there) }),
    unplace,
    swap: (before, other) =>
      settle(swapped(before, other, conflicts, festival), other, swapText(before, other)),
    push: (set) => settle(pushedBy(set, conflicts, festival), set, pushedText),
    pushText: (set) => pushInWords(pushedBy(set, conflicts, festival), conflicts),
  };
}

/** Undoes what a toast offers to replace; says what came of it. */
type TakeBack = () => Promise<Replaced>;

/** What a toast tells of. */
interface Done {
  readonly plan: Plan;
  readonly text: string;
  /** The sets before it. */
  readonly before: Seen;
  readonly takeBack: TakeBack;
}

interface Given {
  readonly others?: ((takeBack: TakeBack) => readonly ToastAction[]) | undefined;
  /** What the edits are made of; what is shown unless named. */
  readonly seen?: Seen;
  /** What others have made of sets, which may not be shown yet. */
  readonly changed?: readonly ConcurrentChange[];
  /** Why it cannot be any more; null where it can. */
  readonly goneText?: (seen: Seen) => string | null;
}

function listOf(action: ToastAction | null | undefined): readonly ToastAction[] {
  return action ? [action] : [];
}

/** The act of the tray that becomes a set by the plan: the one set that is new and no copy. */
function actOf({ sets, created }: Plan): ConflictSet | null {
  return sets.find(({ id }) => created.get(id) === null) ?? null;
}

function isCreation(edit: SetEdit): edit is Extract<SetEdit, { type: 'create' }> {
  return edit.type === 'create';
}
