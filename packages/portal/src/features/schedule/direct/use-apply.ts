import {
  editsOfPlan,
  isEmptyPlan,
  messages,
  movingMessages,
  planErrorText,
  placeActs,
  type ConflictSet,
  type Festival,
  type Plan,
  type PlanOutcome,
  type SetEdit,
  type TimetableEdit,
  type UnplacedAct,
  storedSetOfBlock,
  unplaceSets,
} from '@lineup/domain';
import { errorText, type Versioned } from '@lineup/services';
import { useRef } from 'react';
import { SetsChangedError, useChangeSets } from '../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-desk.ts';
import { toast, type ToastAction } from '../../../design/toasts/toast.ts';
import type { DirectTools } from './direct-tools.ts';
import { inTheWay, meanwhileText, type Seen } from './meanwhile.ts';
import { pushed, pushedBy, swapped, type Clash } from './settle.ts';
import { artistOf, setsInWords } from './words.ts';

const id = 'timetable';

/** Carries out plans: at once, with *Undo* in the toast that tells of it and the ways out of a clash beside it. */
export interface Apply {
  readonly plan: (plan: Plan, text: string, clash?: Clash | null) => Promise<void>;
  /** The edits as one change, made of what is shown. */
  readonly edits: (editsOf: (seen: Seen) => readonly TimetableEdit[], text: string) => Promise<void>;
  /** Takes these sets off the grid. */
  readonly unplace: (sets: readonly ConflictSet[]) => Promise<void>;
  /** The two change places. */
  readonly swap: (before: ConflictSet, other: ConflictSet) => void;
  /** What follows goes out of the way of the set. */
  readonly push: (set: ConflictSet) => void;
}

/** What plans are carried out with. */
interface ApplyGiven extends Pick<DirectTools, 'conflicts' | 'events' | 'acts' | 'blocks'> {
  readonly festival: Festival;
}

export function useApply({ festival, conflicts, events, acts, blocks }: ApplyGiven): Apply {
  const seenBy = useRef(new WeakMap<readonly TimetableEdit[], Seen>());
  const changing = useChangeSets(festival.id, (edits, changed) => {
    const seen = seenBy.current.get(edits);
    return seen !== undefined && inTheWay(edits, changed, seen) === null;
  });
  const offerUndo = useOfferUndo(festival.id);

  const carryOut = (plan: Plan, text: string, clash: Clash | null = null): Promise<void> =>
    write((seen) => placing(editsOfPlan(plan, seen, festival), acts()), text, clash);
  const unplace = (sets: readonly ConflictSet[]) =>
    write(
      (seen) => unplaceSets(sets.flatMap(({ id }) => seen(id) ?? [])),
      movingMessages.done.unplaced(setsInWords(sets)),
    );
  const write = async (
    editsOf: (seen: Seen) => readonly TimetableEdit[],
    text: string,
    clash: Clash | null = null,
  ): Promise<void> => {
    const all = [...events(), ...blocks().map(storedSetOfBlock)];
    const shown = new Map(all.map((event) => [event.id, event]));
    const waiting = acts();
    const seen = (id: string) => shown.get(id);
    const edits = editsOf(seen);
    if (edits.length === 0) return;
    seenBy.current.set(edits, seen);
    try {
      await changing.mutateAsync(edits);
      toast.success(text, { id, ...offerUndo(), others: clash === null ? [] : waysOut(clash) });
    } catch (error) {
      const change = error instanceof SetsChangedError ? inTheWay(edits, error.sets, seen) : null;
      const named = (id: string) => seen(id) ?? waiting.find((act) => act.id === id);
      if (change !== null) return toast.error(meanwhileText(change, named), { id });
      const action = { label: 'Try Again', onClick: () => void write(editsOf, text, clash) };
      toast.error(errorText(error, messages.event.saveFailed), { id, action });
    }
  };
  const settle = (outcome: PlanOutcome | null, other: ConflictSet, text: (plan: Plan) => string) => {
    if (outcome === null) toast.error(planErrorText('setIsGone', other), { id });
    else if (!outcome.ok) toast.error(planErrorText(outcome.code, outcome.set), { id });
    else if (isEmptyPlan(outcome.plan)) toast.info(movingMessages.nothingToPush, { id });
    else void carryOut(outcome.plan, text(outcome.plan));
  };
  const { done } = movingMessages;
  const swap = (before: ConflictSet, other: ConflictSet) =>
    settle(swapped({ before, other }, conflicts, festival), other, () =>
      done.swapped(artistOf(before), artistOf(other)),
    );
  const pushText = ({ sets }: Plan) => done.pushed(sets.length);
  const waysOut = (clash: Clash): readonly ToastAction[] => {
    const { before, other, canSwap } = clash;
    const push = () => settle(pushed(clash, conflicts, festival), other, pushText);
    return [
      ...(canSwap ? [{ label: movingMessages.swap, onClick: () => swap(before, other) }] : []),
      { label: movingMessages.push, onClick: push },
    ];
  };
  return {
    plan: carryOut,
    edits: write,
    unplace,
    swap,
    push: (set) => settle(pushedBy(set, conflicts, festival), set, pushText),
  };
}

/** The edits, by which the sets that are made of acts take these out of the tray. */
function placing(
  edits: readonly SetEdit[],
  acts: readonly Versioned<UnplacedAct>[],
): readonly TimetableEdit[] {
  const find = (id: string) => acts.find((act) => act.id === id);
  return edits.flatMap((edit) =>
    edit.type === 'create' && find(edit.id) !== undefined ? placeActs([edit], find) : [edit],
  );
}
