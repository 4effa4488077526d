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
  type SetEdit,
  type StoredSet,
  type UnplacedAct,
  type Plan,
} from '@lineup/domain';
import { useRef, useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { toast, type ToastAction } from '../../../../design/toasts/toast.ts';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import { useGoThere } from '../../event/use-go-there.ts';
import { ownSets } from '../../grid/cards.ts';
import type { DayLayout, PlacedColumn } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { DirectTools, Marks } from '../model/direct-tools.ts';
import type { Grip, Held, Point } from '../model/gesture.ts';
import { leavingSets } from '../model/leaving.ts';
import { placeOfDrawn } from '../model/new-place.ts';
import { planOfGesture, type Lifted } from '../model/plan-of-gesture.ts';
import { rangeTo, toggled } from '../model/selection.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { clashOf } from '../model/settle.ts';
import { cardAround } from '../model/surface.ts';
import { useApply, type Apply } from './use-apply.ts';
import type { Refused } from './use-refusals.ts';
import { doneInWords, movedInWords, setsInWords } from '../model/move-labels.ts';

/** What is worked on. */
export interface ActionsGiven {
  readonly layout: DayLayout;
  readonly tools: DirectTools;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
}

export type Actions = ReturnType<typeof useActions>;

/** What the gestures come to, and what is asked for by name. */
export function useActions(
  { layout, tools, marks, onMarks }: ActionsGiven,
  say: (text: string) => void,
  onRefused: (refused: Refused) => void,
) {
  const { festival, conflicts, step } = tools;
  const { events } = useLineupServices();
  const dialogs = useEventDialog();
  const ask = useConfirm();
  const goThere = useGoThere(festival);
  const apply = useApply(tools, onRefused);
  const blocks = useBlockActions(layout, tools, apply);
  const anchor = useRef<string | null>(null);
  const { selected } = marks;
  const [swapping, setSwapping] = useState<string | null>(null);
  const [delaying, setDelaying] = useState<{ readonly id: string; readonly at: Point } | null>(null);
  const select = (next: ReadonlySet<string>) => {
    setSwapping(null);
    if (isSameSet(next, selected)) return;
    onMarks({ ...marks, selected: next });
    say(movingMessages.selected(next.size));
  };
  const toggle = (id: string) => {
    anchor.current = id;
    select(toggled(selected, id));
  };
  /** The first of two is marked; the second, or the other of two that are selected, takes its place. */
  const swap = (id: string) => {
    const pair = selected.size === 2 && selected.has(id) ? [...selected].filter((each) => each !== id) : [];
    const [other = swapping] = pair;
    const [a, b] = [conflicts.get(id), other === null ? undefined : conflicts.get(other)];
    if (a === undefined) return;
    if (swapping === id) return select(new Set());
    const isSecond = b !== undefined && b.id !== id;
    setSwapping(isSecond ? null : id);
    onMarks({ ...marks, selected: new Set(isSecond ? [] : [id]) });
    if (isSecond) apply.swap(b, a);
    say(isSecond ? '' : movingMessages.swap.choose(artistOf(a)));
  };
  const find = (id: string) => conflicts.get(id) ?? blocks.setOf(id);
  /** The way to the first of what has left the day. A block has no place of its own in the address. */
  const thereAfter = ([first]: readonly ConflictSet[], on: Grip['on'] = 'set'): ToastAction | null =>
    first === undefined
      ? null
      : goThere({ day: festivalDayOf(first.start, festival), ...(on !== 'block' && { id: first.id }) });
  return {
    blocks,
    /** A set or block as it is now. */
    find,
    lift: (held: Held): Lifted =>
      held.grip.on === 'block'
        ? liftedBlock(blocks.setOf(held.grip.id), () => events.newId())
        : liftedBy(held, selected, tools, () => events.newId()),
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
      const text = doneInWords(held, plan, festival, leaving);
      const there = thereAfter(leaving, held.grip.on);
      if (held.grip.on === 'block') return blocks.carryOut(plan, text, there);
      const clash = clashOf(held, lifted.sets, plan, conflictsOfPlan(plan, conflicts));
      return void apply.plan(plan, text, { clash, there });
    },
    /** Creates sets again that others have deleted while they were held. */
    restore({ sets, stored = new Map<string, StoredSet>() }: Lifted) {
      const editsOf = (seen: (id: string) => unknown) =>
        Array.from(stored.values()).flatMap((set): SetEdit[] =>
          seen(set.id) === undefined ? [{ type: 'create', id: set.id, event: contentOf(set) }] : [],
        );
      void apply.edits(editsOf, movingMessages.done.restored(setsInWords(sets)));
    },
    select,
    toggle,
    /** Of a finger that has lifted it, and has let it go where it was. */
    toggleLifted(id: string) {
      anchor.current = id;
      const next = toggled(selected, id);
      onMarks({ selected: next, lifted: new Set() });
      say(movingMessages.selected(next.size));
    },
    selectStage(stage: string) {
      select(idsOn(layout.columns.filter((column) => column.stage === stage)));
    },
    applyPlan: (plan: Plan) => {
      const leaving = leavingSets(plan, layout.day, find, festival);
      void apply.plan(plan, movedInWords(plan.sets, festival, leaving), { there: thereAfter(leaving) });
    },
    unplace: (ids: readonly string[]) => void apply.unplace(ids.flatMap((id) => conflicts.get(id) ?? [])),
    push(id: string) {
      const set = conflicts.get(id);
      if (set !== undefined) apply.push(set);
    },
    pushText: apply.pushText,
    /** Asks at this place of the window by how much the set is to be delayed. */
    delay: (id: string, at: Point) => setDelaying({ id, at }),
    delaying,
    endDelay: () => setDelaying(null),
    applyDelay: (plan: Plan, text: string) => void apply.plan(plan, text),
    swap,
    /** The set that waits for another to change places with. */
    swapping: swapping === null ? null : (conflicts.get(swapping) ?? null),
    selectAll: () => select(idsOn(layout.columns)),
    selectNone() {
      const isWaiting = swapping !== null;
      select(new Set());
      return isWaiting || selected.size > 0;
    },
    /** Says whether that is all: a click on a set that is not about the selection opens it. */
    click({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
      const card = target instanceof Element ? cardAround(target) : null;
      const id = card?.on === 'set' ? card.id : null;
      if (id !== null && shiftKey) {
        // What is not selected any more begins no range.
        if (anchor.current === null || !selected.has(anchor.current)) anchor.current = id;
        select(rangeTo(layout, selected, anchor.current, id));
      } else if (id !== null && (ctrlKey || metaKey)) toggle(id);
      else if (id !== null && swapping !== null && id !== swapping) swap(id);
      else {
        if (selected.size > 0 || swapping !== null) select(new Set());
        if (card?.on !== 'block') return false;
        blocks.open(card.id);
      }
      return true;
    },
    async remove(id: string) {
      if (blocks.setOf(id) !== undefined) return blocks.remove(id);
      const ids = selected.has(id) ? [...selected] : [id];
      const [only] = ids.flatMap((each) => conflicts.get(each) ?? []);
      if (only === undefined || !(await ask(deletionOf(ids, only)))) return;
      if (ids.length > 1) select(new Set());
      await removeAll(ids, apply);
    },
  };
}

function idsOn(columns: readonly PlacedColumn[]): ReadonlySet<string> {
  return new Set(columns.flatMap((column) => ownSets(column).map(({ set }) => set.id)));
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** What is held, and with it what else is selected where that is one of them. */
function liftedBy(
  { grip, phase }: Held,
  selected: ReadonlySet<string>,
  { conflicts, acts, events }: DirectTools,
  newId: () => string,
): Lifted {
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

function liftedBlock(block: ConflictSet | undefined, newId: () => string): Lifted {
  return { sets: block === undefined ? [] : [block], newIds: [newId()] };
}

/** As if the act were where its grip says, for as long as it is to last. */
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
