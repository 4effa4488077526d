import type { PlainDate, SnapStep } from '@lineup/domain';
import { isLetterKey } from '../../../../app/keys/is-letter-key.ts';
import { isShortcut, shortcutOf, type Pressed } from '../../../../app/keys/is-shortcut.ts';
import { isTyping } from '../../../../app/keys/is-typing.ts';
import { cardId } from '../../grid/cards.ts';
import { keyAcross } from '../../grid/direction.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { isHeld, type Gesture, type GestureEvent, type Grip, type Held } from '../model/gesture.ts';
import { cardAround, stageOf } from '../model/surface.ts';

/** What keyboard control requires. */
export interface KeysGiven {
  readonly layout: () => DayLayout;
  readonly step: () => SnapStep;
  /** The days of the festival. */
  readonly days: () => readonly PlainDate[];
  readonly withLetters: () => boolean;
  readonly gesture: () => Gesture;
  readonly send: (event: GestureEvent) => void;
  readonly toggle: (id: string) => void;
  readonly selectAll: () => void;
  /** Clears the selection; returns true if there was one. */
  readonly selectNone: () => boolean;
  readonly remove: (id: string) => void;
  readonly openBlock: (id: string) => void;
  /** Returns the grip on the focused act of the tray; null if there is none. */
  readonly gripOn: (element: Element) => Grip | null;
  readonly swap: (id: string) => void;
  readonly delay: (id: string) => void;
}

/**
 * Makes the sets of a grid movable by keyboard; returns a function that detaches it. A held set returns as soon as the
 * focus leaves the grid, because keys typed elsewhere are not meant for it.
 */
export function attachKeys(scroller: HTMLElement, given: KeysGiven): () => void {
  const { gesture } = given;
  const ending = new AbortController();
  const leave = ({ target }: Event) => {
    const now = gesture();
    if (isHeld(now) && now.by === 'keys' && !isWithin(scroller, now, target)) given.send({ type: 'cancel' });
  };
  const press = (event: KeyboardEvent) => {
    leave(event);
    const now = gesture();
    const isDone = isHeld(now)
      ? whileHeld(now, event, given)
      : isOnAct(event)
        ? takeAct(event, given)
        : scroller.contains(document.activeElement) && atRest(event, given);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Some browsers press a button on keyup.
  const lift = (event: KeyboardEvent) => {
    if (isSpace(event) && (isOnCard(event) || isOnAct(event))) event.preventDefault();
  };
  const { signal } = ending;
  document.addEventListener('keyup', lift, { signal });
  // In the capture phase: before the navigation between cards, and before the pointer's listeners.
  document.addEventListener('keydown', press, { signal, capture: true });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('pointerdown', leave, { signal, capture: true });
  return () => ending.abort();
}

/** Returns true if the keys are meant for the held set: the focus is on the grid, on the held act, or on nothing. */
function isWithin(scroller: HTMLElement, { grip }: Held, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  if (isTyping(target)) return false;
  if (target === document.body || target === document.documentElement || scroller.contains(target))
    return true;
  return grip.on === 'act' && target.getAttribute('data-act') === grip.id;
}

function isOnCard({ target }: Event): boolean {
  return target instanceof Element && cardId(target) !== null;
}

function isOnAct({ target }: Event): boolean {
  return target instanceof Element && target.hasAttribute('data-act');
}

function takeAct(event: KeyboardEvent, { gripOn, send }: KeysGiven): boolean {
  const { repeat, target } = event;
  if (!isShortcut('lift', event) || !(target instanceof Element)) return false;
  const grip = gripOn(target);
  if (grip !== null && !repeat) send({ type: 'take', grip });
  return grip !== null;
}

function isSpace(event: KeyboardEvent): boolean {
  return isShortcut('lift', event) || isShortcut('toggleSet', event);
}

function atRest(event: KeyboardEvent, given: KeysGiven): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  const card = target instanceof HTMLElement && isOnCard(event) ? cardAround(target) : null;
  if (altKey || isTyping(target)) return false;
  if (ctrlKey || metaKey) {
    if (isShortcut('selectAll', event)) given.selectAll();
    else if (isShortcut('copySet', event) && card !== null && !event.repeat)
      given.send({ type: 'lift', on: card.on, id: card.id, isCopy: true });
    else return false;
    return true;
  }
  if (isShortcut('close', event)) return given.selectNone();
  if (card === null) return false;
  const { on, id } = card;
  if (isShortcut('lift', event) && !event.repeat) given.send({ type: 'lift', on, id });
  else if (isShortcut('remove', event)) given.remove(id);
  else if (on === 'block') {
    if (isShortcut('rename', event)) given.openBlock(id);
    return isSpace(event) || isShortcut('rename', event);
  } else if (isShortcut('toggleSet', event)) given.toggle(id);
  else if (given.withLetters() && isLetterKey(event, 'swap')) given.swap(id);
  else if (given.withLetters() && isLetterKey(event, 'delay')) given.delay(id);
  else return isSpace(event);
  return true;
}

function whileHeld(held: Held, event: KeyboardEvent, given: KeysGiven): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { send } = given;
  if (isShortcut('close', event)) {
    send({ type: 'cancel' });
    return true;
  }
  // A set held by a pointer is dropped by the pointer.
  if (held.by !== 'keys') return false;
  if (held.isCopy && isShortcut('dropCopy', event)) {
    send({ type: 'release' });
    return true;
  }
  // With these modifiers, keys are the browser's shortcuts.
  if (ctrlKey || metaKey || altKey) return false;
  // Shift may still be down from resizing.
  if (isShortcut('drop', withoutShift(event))) {
    if (!event.repeat) send({ type: 'release' });
    return true;
  }
  if (held.grip.on === 'set' && given.withLetters() && isLetterKey(event, 'unplace')) {
    send({ type: 'away' });
    return true;
  }
  const next = moveOf(held, event, given);
  if (next !== null) send(next);
  return ownKeys.test(key);
}

/** Keys that must not reach the navigation between cards, even if they have no effect here. */
const ownKeys = /^(?:Arrow|Page|Home$|End$|Delete$)/u;

const moveKeys = ['pageDown', 'pageUp', 'first', 'last'] as const;
const arrows = ['down', 'up', 'left', 'right', 'extendDown', 'extendUp'] as const;

function moveOf(held: Held, event: KeyboardEvent, given: KeysGiven): GestureEvent | null {
  const layout = given.layout();
  const down = layout.axis.isReversed ? -given.step() : given.step();
  const arrow = { key: keyAcross(event.key, layout.direction), shiftKey: event.shiftKey };
  switch (shortcutOf(moveKeys, withoutShift(event)) ?? shortcutOf(arrows, arrow)) {
    case 'pageDown':
      return adjacentDay(layout, held, given.days(), 1);
    case 'pageUp':
      return adjacentDay(layout, held, given.days(), -1);
    case 'first':
      return { type: 'toEdge', edge: 'start' };
    case 'last':
      return { type: 'toEdge', edge: 'end' };
    case 'down':
      return { type: 'nudge', minutes: down };
    case 'up':
      return { type: 'nudge', minutes: -down };
    case 'extendDown':
      return { type: 'stretch', minutes: down };
    case 'extendUp':
      return { type: 'stretch', minutes: -down };
    case 'right':
      return adjacentStage(layout, held, 1);
    case 'left':
      return adjacentStage(layout, held, -1);
    default:
      return null;
  }
}

function adjacentDay(
  layout: DayLayout,
  held: Held,
  days: readonly PlainDate[],
  by: 1 | -1,
): GestureEvent | null {
  const at = held.day ?? layout.day;
  const place = at === null ? -1 : days.indexOf(at);
  const adjacent = place === -1 ? undefined : days[place + by];
  return adjacent === undefined ? null : { type: 'toDay', day: adjacent };
}

function adjacentStage(layout: DayLayout, held: Held, by: 1 | -1): GestureEvent | null {
  const at = held.stage ?? ('edge' in held.grip ? stageOf(layout, held.grip.id) : held.grip.stage);
  const place = layout.columns.findIndex(({ stage }) => stage === at);
  const adjacent = place === -1 ? undefined : layout.columns[place + by];
  return adjacent === undefined ? null : { type: 'toStage', stage: adjacent.stage };
}

/** Ignores Shift, for keys whose meaning does not depend on it. */
function withoutShift({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Pressed {
  return { key, ctrlKey, metaKey, altKey };
}
