import {
  conflictsOfPlan,
  contentOf,
  defaultSetMinutes,
  festivalDayOf,
  isEmptyPlan,
  messages,
  movingMessages,
  planErrorText,
  removeSets,
  type ConflictSet,
  type StoredSet,
  type UnplacedAct,
  type Plan,
} from '@lineup/domain';
import { useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import { useGoThere } from '../../event/use-go-there.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { ActionsGiven, DirectTools } from '../model/direct-tools.ts';
import type { Grip, Held, Point } from '../model/gesture.ts';
import { leavingSets } from '../model/leaving.ts';
import { placeOfDrawn } from '../model/new-place.ts';
import { planOfGesture, type Lifted } from '../model/plan-of-gesture.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { clashOf } from '../model/settle.ts';
import { useApply, type Apply } from './use-apply.ts';
import type { Refused } from './use-refusals.ts';
import { useSelection } from './use-selection.ts';
import type { EditsOf } from './use-write-edits.ts';
import { doneText, movedText, setsLabel } from '../model/move-labels.ts';

export type Actions = ReturnType<typeof useActions>;

/** The handlers of the gestures, menus and shortcuts. */
export function useActions(
  given: ActionsGiven,
  say: (text: string) => void,
  onRefused: (refused: Refused) => void,
) {
  const { layout, tools, marks, onMarks } = given;
  const { festival, conflicts, step } = tools;
  const { events } = useLineupServices();
  const dialogs = useEventDialog();
  const ask = useConfirm();
  const goThere = useGoThere(festival);
  const apply = useApply(tools, onRefused);
  const blocks = useBlockActions(layout, tools, apply);
  const { selected } = marks;
  const selection = useSelection(given, say, { onSwap: apply.swap, onOpenBlock: blocks.open });
  const [delaying, setDelaying] = useState<{ readonly id: string; readonly at: Point } | null>(null);
  const find = (id: string) => conflicts.get(id) ?? blocks.setOf(id);
  /** Returns the toast action that shows the first set that left the day; null for blocks, which have no address. */
  const thereAfter = ([first]: readonly ConflictSet[], on: Grip['on'] = 'set'): ToastAction | null =>
    first === undefined
      ? null
      : goThere({ day: festivalDayOf(first.start, festival), ...(on !== 'block' && { id: first.id }) });
  return {
    ...selection,
    blocks,
    /** Returns the current state of a set or block. */
    find,
    lift: (held: Held) => liftedBy(held, selected, tools, blocks.setOf, () => events.newId()),
    onLift: ({ sets }: Lifted) => onMarks({ ...marks, lifted: new Set(sets.map(({ id }) => id)) }),
    onEnd: () => onMarks({ ...marks, lifted: new Set() }),
    drop(held: Held, lifted: Lifted) {
      if (held.isAway) return void apply.unplace(lifted.sets);
      const columns = layout.columns.map(({ stage }) => stage);
      const outcome = planOfGesture(held, lifted, { festival, step, columns });
      if (!outcome.ok) {
        const reason = planErrorText(outcome.code, outcome.set);
        onRefused({ ids: lifted.sets.map(({ id }) => id), reason });
        return toast.error(reason);
      }
      const { plan } = outcome;
      if (isEmptyPlan(plan)) return undefined;
      const [drawn] = plan.sets;
      if (held.phase === 'drawing' && drawn !== undefined)
        return dialogs.create(placeOfDrawn(drawn, festival));
      const leaving = leavingSets(plan, layout.day, find, festival);
      const text = doneText(held, plan, festival, leaving);
      const there = thereAfter(leaving, held.grip.on);
      if (held.grip.on === 'block') return blocks.carryOut(plan, text, there);
      const clash = clashOf(held, lifted.sets, plan, conflictsOfPlan(plan, conflicts));
      return void apply.plan(plan, text, { clash, there });
    },
    /** Recreates sets that others deleted while they were held. */
    restore: ({ sets, stored }: Lifted) =>
      void apply.edits(restoring(stored), movingMessages.done.restored(setsLabel(sets))),
    applyPlan: (plan: Plan) => {
      const leaving = leavingSets(plan, layout.day, find, festival);
      void apply.plan(plan, movedText(plan.sets, festival, leaving), { there: thereAfter(leaving) });
    },
    unplace: (ids: readonly string[]) => void apply.unplace(ids.flatMap((id) => conflicts.get(id) ?? [])),
    push(id: string) {
      const set = conflicts.get(id);
      if (set !== undefined) apply.push(set);
    },
    pushText: apply.pushText,
    /** Opens the delay menu at this point of the window. */
    delay: (id: string, at: Point) => setDelaying({ id, at }),
    delaying,
    endDelay: () => setDelaying(null),
    applyDelay: (plan: Plan, text: string) => void apply.plan(plan, text),
    async remove(id: string) {
      if (blocks.setOf(id) !== undefined) return blocks.remove(id);
      const ids = selected.has(id) ? [...selected] : [id];
      const [only] = ids.flatMap((each) => conflicts.get(each) ?? []);
      if (only === undefined || !(await ask(deletionOf(ids, only)))) return;
      if (ids.length > 1) selection.select(new Set());
      await removeAll(ids, apply);
    },
  };
}

/** Returns the held set, together with the rest of the selection if it is part of it. */
function liftedBy(
  { grip, phase }: Held,
  selected: ReadonlySet<string>,
  { conflicts, acts, events }: DirectTools,
  blockOf: (id: string) => ConflictSet | undefined,
  newId: () => string,
): Lifted {
  if (grip.on === 'block') {
    const block = blockOf(grip.id);
    return { sets: block === undefined ? [] : [block], newIds: [newId()] };
  }
  if (grip.on === 'empty') return { sets: [], newIds: [newId()] };
  if (grip.on === 'act') {
    const act = acts().find(({ id }) => id === grip.id);
    return { sets: act === undefined ? [] : [setOfAct(act, grip)], newIds: [] };
  }
  const isAlone = !selected.has(grip.id) || phase === 'resizing';
  const ids = isAlone ? [grip.id] : [grip.id, ...[...selected].filter((id) => id !== grip.id)];
  const sets = ids.flatMap((id) => conflicts.get(id) ?? []);
  const own = new Set(ids);
  const stored = events().filter((event) => own.has(event.id));
  return {
    sets,
    newIds: phase === 'dragging' ? sets.map(newId) : [],
    stored: new Map(stored.map((event) => [event.id, event])),
  };
}

/** Recreates those of the sets that no longer exist. */
function restoring(sets: ReadonlyMap<string, StoredSet> = new Map()): EditsOf {
  return (seen) =>
    Array.from(sets.values())
      .filter(({ id }) => seen(id) === undefined)
      .map((set) => ({ type: 'create', id: set.id, event: contentOf(set) }));
}

/** Treats the act as a set at the grip's place, with the length that the act asks for. */
function setOfAct(act: UnplacedAct, { stage, instant: start }: Spot): ConflictSet {
  const { id, artistName, status, minutes = defaultSetMinutes } = act;
  return { id, artistName, stage, start, end: start + minutes * 60_000, ...(status && { status }) };
}

type Spot = Extract<Grip, { on: 'act' }>;

function deletionOf(ids: readonly string[], only: ConflictSet) {
  const isOne = ids.length === 1;
  return {
    title: isOne ? movingMessages.confirmDeleteOf(artistOf(only)) : movingMessages.confirmDelete(ids.length),
    text: isOne ? messages.event.confirmDelete : movingMessages.confirmDeleteText,
    confirmLabel: 'Delete',
    danger: true,
  };
}

function removeAll(ids: readonly string[], apply: Apply): Promise<void> {
  const outcome = removeSets(ids);
  const text = ids.length === 1 ? messages.event.deleted : movingMessages.done.deleted(ids.length);
  return outcome.ok ? apply.plan(outcome.plan, text) : Promise.resolve();
}
