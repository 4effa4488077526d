import {
  conflictsOfPlan,
  festivalDayOf,
  isEmptyPlan,
  messages,
  movingMessages,
  planErrorText,
  removeSets,
  wallClockOf,
  type ConflictIndex,
  type ConflictSet,
} from '@lineup/domain';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import { useEventDialog } from '../../event/dialog/event-dialog-context.ts';
import type { DayLayout } from '../grid/layout-day.ts';
import { attachKeys } from './attach-keys.ts';
import { attachPointer } from './attach-pointer.ts';
import type { DirectTools, Marks } from './direct-tools.ts';
import { createGestureStore, type GestureStore } from './gesture-store.ts';
import { isHeld, type GestureEvent, type Held } from './gesture.ts';
import { Ghosts } from './ghosts.tsx';
import { planOfGesture, type Lifted } from './plan-of-gesture.ts';
import { rangeTo, toggled } from './selection.ts';
import { clashOf } from './settle.ts';
import { useApply, type Apply } from './use-apply.ts';
import { artistOf, doneInWords, setsInWords } from './words.ts';

export interface DirectEditingProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly layout: DayLayout;
  readonly tools: DirectTools;
  readonly marks: Marks;
  readonly onMarks: (marks: Marks) => void;
  /** The id of the text that tells how it is done by keys. */
  readonly hintId: string;
}

/** The grid is there before this, and stays. */
const never = () => () => undefined;

/** Moves, resizes, copies, draws and deletes sets on the grid: by mouse, pen, finger and keyboard. */
export function DirectEditing(props: DirectEditingProps) {
  const { scroller, layout, tools, hintId } = props;
  const grid = useSyncExternalStore(never, () => scroller.current?.firstElementChild ?? null);
  const [said, setSaid] = useState('');
  const store = useEditing(props, setSaid);
  return (
    <>
      <p id={hintId} className={hidden['hidden']}>
        {movingMessages.hint}
      </p>
      {grid !== null && <Ghosts store={store} layout={layout} tools={tools} grid={grid} said={said} />}
    </>
  );
}

/** Brings pointer, keys and what they do together; the listeners stay the same while the grid is shown. */
function useEditing(props: DirectEditingProps, say: (text: string) => void): GestureStore {
  const { scroller, layout, tools } = props;
  const actions = useActions(props, say);
  const latest = useRef({ props, actions });
  useLayoutEffect(() => {
    latest.current = { props, actions };
  });
  const [store] = useState(createGestureStore);
  const focus = useFocusAfterMove(scroller, layout);

  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const send = (event: GestureEvent) => {
      const before = store.get();
      const { gesture, lifted } = store.send(event, (held) => latest.current.actions.lift(held));
      const { actions } = latest.current;
      if (isHeld(gesture) && !isHeld(before.gesture)) actions.onLift(lifted);
      if (gesture === before.gesture || isHeld(gesture) || !isHeld(before.gesture)) return;
      actions.onEnd();
      if (gesture.phase === 'dropped') {
        if (gesture.held.by === 'keys') focus(gesture.held);
        actions.drop(gesture.held, lifted);
      } else say(movingMessages.putBack(setsInWords(lifted.sets)));
    };
    const shared = {
      layout: () => latest.current.props.layout,
      gesture: () => store.get().gesture,
      send,
    };
    const endPointer = attachPointer(current, {
      ...shared,
      onClick: (event) => latest.current.actions.click(event),
    });
    const endKeys = attachKeys(current, {
      ...shared,
      step: () => latest.current.props.tools.step,
      toggle: (id) => latest.current.actions.toggle(id),
      selectAll: () => latest.current.actions.selectAll(),
      selectNone: () => latest.current.actions.selectNone(),
      remove: (id) => void latest.current.actions.remove(id),
    });
    return () => {
      endPointer();
      endKeys();
    };
  }, [scroller, store, focus, say]);

  useColleagues(store, layout, tools.conflicts, () => {
    store.send({ type: 'cancel' });
    actions.onEnd();
  });
  return store;
}

/** What the gestures come to. */
function useActions({ layout, tools, marks, onMarks }: DirectEditingProps, say: (text: string) => void) {
  const { festival, conflicts, step } = tools;
  const { events } = useLineupServices();
  const dialogs = useEventDialog();
  const ask = useConfirm();
  const apply = useApply(tools);
  const anchor = useRef<string | null>(null);
  const { selected } = marks;
  const select = (next: ReadonlySet<string>) => {
    onMarks({ ...marks, selected: next });
    say(movingMessages.selected(next.size));
  };
  const toggle = (id: string) => {
    anchor.current = id;
    select(toggled(selected, id));
  };
  return {
    lift: (held: Held): Lifted => liftedBy(held, selected, conflicts, () => events.newId()),
    onLift: ({ sets }: Lifted) => onMarks({ ...marks, lifted: new Set(sets.map(({ id }) => id)) }),
    onEnd: () => onMarks({ ...marks, lifted: new Set() }),
    drop(held: Held, lifted: Lifted) {
      const columns = layout.columns.map(({ stage }) => stage);
      const outcome = planOfGesture(held, lifted, { festival, step, columns });
      if (!outcome.ok) return toast.error(planErrorText(outcome.code, outcome.set));
      const { plan } = outcome;
      if (isEmptyPlan(plan)) return undefined;
      const [drawn] = plan.sets;
      if (held.phase === 'drawing' && drawn !== undefined) {
        const { timezone } = festival;
        const clock = (instant: number) => wallClockOf(instant, timezone).clock;
        return dialogs.create({
          stage: drawn.stage,
          date: festivalDayOf(drawn.start, festival),
          times: { start: clock(drawn.start), end: clock(drawn.end) },
        });
      }
      const clash = clashOf(held, lifted.sets, conflictsOfPlan(plan, conflicts));
      return void apply.plan(plan, doneInWords(held, plan, festival), clash);
    },
    toggle,
    selectAll: () => select(new Set(layout.columns.flatMap(({ sets }) => sets.map(({ set }) => set.id)))),
    selectNone() {
      if (selected.size === 0) return false;
      select(new Set());
      return true;
    },
    click({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
      const id =
        target instanceof Element
          ? (target.closest('[data-event]')?.getAttribute('data-event') ?? null)
          : null;
      if (id !== null && shiftKey) select(rangeTo(layout, selected, anchor.current, id));
      else if (id !== null && (ctrlKey || metaKey)) toggle(id);
      else {
        if (selected.size > 0) select(new Set());
        return false;
      }
      return true;
    },
    async remove(id: string) {
      const ids = selected.has(id) ? [...selected] : [id];
      const [only] = ids.flatMap((each) => conflicts.get(each) ?? []);
      if (only === undefined || !(await ask(deletionOf(ids, only)))) return;
      if (ids.length > 1) select(new Set());
      await removeAll(ids, apply);
    },
  };
}

/** What is held, and with it what else is selected where that is one of them. */
function liftedBy(
  { grip, phase }: Held,
  selected: ReadonlySet<string>,
  conflicts: ConflictIndex,
  newId: () => string,
): Lifted {
  if (grip.on === 'empty') return { sets: [], newIds: [newId()] };
  const isAlone = !selected.has(grip.id) || phase === 'resizing';
  const ids = isAlone ? [grip.id] : [grip.id, ...[...selected].filter((id) => id !== grip.id)];
  const sets = ids.flatMap((id) => conflicts.get(id) ?? []);
  return { sets, newIds: phase === 'dragging' ? sets.map(newId) : [] };
}

function deletionOf(ids: readonly string[], only: ConflictSet) {
  const isOne = ids.length === 1;
  return {
    title: isOne ? `Delete ${artistOf(only)}?` : movingMessages.confirmDelete(ids.length),
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

/** A set that was moved by keys keeps the focus: on another stage it is another element. */
function useFocusAfterMove(scroller: RefObject<HTMLElement | null>, layout: DayLayout): (held: Held) => void {
  const wanted = useRef<string | null>(null);
  const seen = useRef(layout);
  useEffect(() => {
    if (seen.current === layout) return;
    seen.current = layout;
    const id = wanted.current;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost && activeElement.getAttribute('data-event') !== id) wanted.current = null;
    if (id === null || !isLost) return;
    scroller.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
  }, [scroller, layout]);
  const [keep] = useState(() => ({ grip }: Held) => {
    if (grip.on === 'set') wanted.current = grip.id;
  });
  return keep;
}

/** Ends a gesture when somebody else has moved or deleted what is held, and says so: a new name stands in nobody's way. */
function useColleagues(
  store: GestureStore,
  layout: DayLayout,
  conflicts: ConflictIndex,
  onEnd: () => void,
): void {
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  const seen = useRef(layout);
  useEffect(() => {
    // The index is the same object however often its sets change; the layout is not.
    if (seen.current === layout) return;
    seen.current = layout;
    const { gesture, lifted } = store.get();
    if (!isHeld(gesture)) return;
    for (const set of lifted.sets) {
      const now = conflicts.get(set.id);
      const isMoved = now?.stage !== set.stage || now.start !== set.start || now.end !== set.end;
      if (!isMoved) continue;
      end.current();
      const { meanwhile } = movingMessages;
      toast.info(now === undefined ? meanwhile.deleted(artistOf(set)) : meanwhile.moved(artistOf(now)));
      return;
    }
  }, [store, layout, conflicts]);
}
