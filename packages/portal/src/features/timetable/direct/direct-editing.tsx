import { festivalDays, movingMessages } from '@lineup/domain';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import hidden from '../../../design/controls/visually-hidden.module.css';
import { cardOf } from '../grid/cards.ts';
import { attachKeys, type KeysGiven } from './input/attach-keys.ts';
import { LassoInput } from './input/lasso-input.ts';
import { PointerInput } from './input/pointer-input.ts';
import { BlockDialog } from './blocks/block-dialog.tsx';
import { DirectActions } from './view/direct-actions.tsx';
import type { ActionsGiven, Marks } from './model/direct-tools.ts';
import { EdgeGrips } from './view/edge-grips.tsx';
import { CardHint } from './view/card-hint.tsx';
import { createGestureStore, type GestureStore } from './model/gesture-store.ts';
import { isHeld, type GestureEvent, type Held } from './model/gesture.ts';
import { Ghosts } from './view/ghosts.tsx';
import { usePortal } from '../../../app/portal-context.ts';
import { useActions, type Actions } from './commands/use-actions.ts';
import { useColleagues } from './commands/use-colleagues.ts';
import type { Refused } from './commands/use-refusals.ts';
import { useSteadyColumns } from './commands/use-steady-columns.ts';
import { useStillThere } from './commands/use-still-there.ts';
import { WentBack } from './view/went-back.tsx';
import { useFocusAfterMove } from './commands/use-focus-after-move.ts';
import { gripInSight } from './model/surface.ts';
import { setsLabel } from './model/move-labels.ts';
import './menu/stage-menu.css';

/** For grids too wide to show all stages. It is in this chunk because the first render does not need it. */
export { StageJump } from '../grid/stage-jump.tsx';

interface DirectEditingProps extends ActionsGiven {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The id of the text that explains the keyboard controls. */
  readonly hintId: string;
}

/** The grid is rendered before this and does not change. */
const never = () => () => undefined;

/** Moves, resizes, copies, draws and deletes sets and blocks on the grid: by mouse, pen, touch and keyboard. */
export function DirectEditing(props: DirectEditingProps) {
  const { scroller, layout, tools, hintId } = props;
  const grid = useSyncExternalStore(never, () => scroller.current?.firstElementChild ?? null);
  const [announced, setAnnounced] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const { store, actions, lift } = useEditing(props, setAnnounced, setRefused);
  const { asked, setOf, save, remove, close } = actions.blocks;
  const only = onlyOf(props.marks);
  return (
    <>
      <p id={hintId} className={hidden['hidden']}>
        {movingMessages.hint}
      </p>
      {grid !== null && (
        <>
          {only !== null && <EdgeGrips id={only} layout={layout} grid={grid} />}
          <Ghosts store={store} layout={layout} tools={tools} grid={grid} announced={announced} />
          <CardHint scroller={scroller} layout={layout} />
          <WentBack {...{ refused, layout, grid }} find={actions.find} onEnd={() => setRefused(null)} />
        </>
      )}
      <DirectActions {...props} actions={actions} lift={lift} />
      {asked !== null && (
        <BlockDialog
          key={asked.set.id}
          {...{ asked, setOf, save, remove, close }}
          festival={tools.festival}
        />
      )}
    </>
  );
}

/** Returns the selected set if it is the only one. */
function onlyOf({ selected }: Marks): string | null {
  const [only = null] = selected;
  return selected.size === 1 ? only : null;
}

/** Connects pointer and keyboard to the actions; the listeners stay attached while the grid is shown. */
function useEditing(
  props: DirectEditingProps,
  say: (text: string) => void,
  onRefused: (refused: Refused) => void,
): {
  readonly store: GestureStore;
  readonly actions: Actions;
  readonly lift: (id: string, isCopy: boolean) => void;
} {
  const { scroller, layout, tools } = props;
  const actions = useActions(props, say, onRefused);
  const latest = useRef({ props, actions });
  useLayoutEffect(() => {
    latest.current = { props, actions };
  });
  const [store] = useState(createGestureStore);
  const { letterKeys } = usePortal();
  const sender = useRef<(event: GestureEvent) => void>(() => undefined);
  const focus = useFocusAfterMove(scroller, layout);

  // A layout effect, because the user may grab a set as soon as it looks movable.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const send = (event: GestureEvent) => {
      const before = store.get();
      const { gesture, lifted } = store.send(event, (held) => latest.current.actions.lift(held));
      const { actions } = latest.current;
      if (isHeld(gesture) && !isHeld(before.gesture)) {
        // Clear the earlier announcement, or dropping would announce it again.
        say('');
        actions.onLift(lifted);
      }
      if (gesture === before.gesture || isHeld(gesture) || !isHeld(before.gesture)) return;
      actions.onEnd();
      if (gesture.phase === 'dropped' && !isBack(gesture.held)) {
        if (gesture.held.by === 'keys') focus(gesture.held);
        actions.drop(gesture.held, lifted);
      } else if (lifted.sets.length > 0) say(movingMessages.putBack(setsLabel(lifted.sets)));
    };
    sender.current = send;
    return attachInput(current, {
      latest,
      gesture: () => store.get().gesture,
      send,
      withLetters: () => letterKeys.areOn(),
    });
  }, [scroller, store, focus, say, letterKeys]);

  useColleagues(store, layout, {
    find: actions.find,
    tools,
    drop: (held, lifted) => actions.drop(held, lifted),
    restore: (lifted) => actions.restore(lifted),
    onEnd() {
      store.send({ type: 'cancel' });
      say('');
      actions.onEnd();
    },
  });
  useSteadyColumns(scroller, layout);
  useStillThere(layout, props.marks.selected, actions.select);
  return {
    store,
    actions,
    lift(id, isCopy) {
      const card = cardOf(scroller.current, id);
      // Otherwise the menu would return the focus to the element that opened it, and the keys need it on the card.
      (card ?? scroller.current)?.focus();
      const on = card?.hasAttribute('data-block') === true ? 'block' : 'set';
      sender.current({ type: 'lift', on, id, isCopy });
    },
  };
}

interface InputGiven extends Pick<KeysGiven, 'gesture' | 'send' | 'withLetters'> {
  readonly latest: { readonly current: { readonly props: DirectEditingProps; readonly actions: Actions } };
}

/** Attaches pointer, lasso and keyboard to the grid; returns a function that detaches them. */
function attachInput(scroller: HTMLElement, { latest, ...shared }: InputGiven): () => void {
  const actions = () => latest.current.actions;
  const layout = () => latest.current.props.layout;
  const lasso = new LassoInput(scroller, {
    layout,
    selected: () => latest.current.props.marks.selected,
    select: (ids) => actions().select(ids),
  });
  const pointer = new PointerInput(scroller, {
    ...shared,
    layout,
    onClick: (event) => actions().click(event),
    onRest: (id) => actions().toggleLifted(id),
  });
  const endKeys = attachKeys(scroller, {
    ...shared,
    layout,
    step: () => latest.current.props.tools.step,
    days: () => festivalDays(latest.current.props.tools.festival),
    swap: (id) => actions().swap(id),
    delay(id) {
      const box = cardOf(scroller, id)?.getBoundingClientRect();
      if (box !== undefined) actions().delay(id, { x: box.left, y: box.bottom });
    },
    toggle: (id) => actions().toggle(id),
    selectAll: () => actions().selectAll(),
    selectNone: () => actions().selectNone(),
    remove: (id) => void actions().remove(id),
    openBlock: (id) => actions().blocks.open(id),
    gripOn: (element) => gripInSight(scroller, layout(), element),
  });
  return () => {
    pointer.detach();
    lasso.detach();
    endKeys();
  };
}

/** Returns true if an act of the tray was released without being moved onto the grid. */
function isBack({ grip, isAway }: Held): boolean {
  return grip.on === 'act' && isAway;
}
