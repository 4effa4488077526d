import { isApple } from '../../../../app/keys/key-names.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { scrollAt, scrollDaysAt } from '../model/edge-scroll.ts';
import { isHeld, isStill, type Gesture, type GestureEvent, type Held, type Point } from '../model/gesture.ts';
import {
  aimOf,
  beginningAt,
  beginningInTray,
  daysElement,
  isOnEdgeGrip,
  measure,
  pointOf,
  tabAt,
  type Beginning,
  type Measures,
} from '../model/surface.ts';

/** What the pointer works with. */
export interface PointerGiven {
  readonly layout: () => DayLayout;
  readonly gesture: () => Gesture;
  readonly send: (event: GestureEvent) => void;
  /** A click that is no gesture; says whether it was meant for the selection and nothing else. */
  readonly onClick: (event: MouseEvent) => boolean;
  /** A finger has rested on a set, and gone without moving it. */
  readonly onRest: (id: string) => void;
}

/** Where the pointer is, and where on what it went down. */
interface Last {
  readonly pointerId: number;
  readonly at: Point;
  readonly isCopy: boolean;
  readonly from: Point;
  readonly target: EventTarget | null;
}

/** A tab at which what is held stays. */
interface Dwelling {
  readonly tab: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly hasOpened: boolean;
  /** Where the pointer was when that began, or when it had opened. */
  readonly at: Point;
}

/** So long, in milliseconds, a finger rests before it lifts. */
const restMs = 450;
/** So long what is held stays at the tab of a day before that day opens. */
const openMs = 700;

/**
 * Makes a grid one whose sets are moved by mouse, pen or finger, and onto which acts of the tray are; the answer ends it. Cards
 * and acts have no listeners of their own.
 */
export function attachPointer(scroller: HTMLElement, given: PointerGiven): () => void {
  const { layout, gesture, send, onClick, onRest } = given;
  const ending = new AbortController();
  let beginning: Beginning | null = null;
  let last: Last | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let measures: Measures | null = null;
  let frame = 0;
  /** The tab that is about to open. */
  let dwelling: Dwelling | null = null;
  /** The click that a browser makes of the end of a gesture is none. */
  let isSpent = false;

  const isActive = () => isHeld(gesture());
  /** A colleague's set may make a column wider, or the day begin earlier, while something is held. */
  const measured = () => {
    if (measures?.layout !== layout()) measures = measure(scroller, layout());
    return measures;
  };
  const point = () => {
    if (beginning === null || last === null) return;
    send({ type: 'point', at: last.at, aim: aimOf(scroller, measured(), beginning, last.at, last.isCopy) });
    dwell(last.at);
  };
  const dwell = (at: Point) => {
    const tab = gesture().phase === 'dragging' ? tabAt(scroller, at) : null;
    if (tab === (dwelling?.tab ?? null)) return;
    // The list of days may have moved below a pointer that has opened one.
    if (tab !== null && dwelling?.hasOpened === true && isStill('mouse', dwelling.at, at)) return;
    clearTimeout(dwelling?.timer);
    dwelling = tab === null ? null : { tab, at, hasOpened: false, timer: setTimeout(open, openMs) };
  };
  const open = () => {
    if (dwelling === null || last === null || !isActive()) return;
    dwelling = { ...dwelling, at: last.at, hasOpened: true };
    if (dwelling.tab.getAttribute('aria-selected') !== 'true') dwelling.tab.click();
  };
  const scroll = () => {
    frame = 0;
    if (!isActive() || last === null) return;
    const { x, y } = scrollAt(last.at, scroller.getBoundingClientRect());
    const days = daysElement();
    const left = days === null ? 0 : scrollDaysAt(last.at, days.getBoundingClientRect());
    if (left !== 0) days?.scrollBy({ left, behavior: 'instant' });
    if (x !== 0 || y !== 0) scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
    const isOutdated = measures !== null && measures.layout !== layout();
    if (x !== 0 || y !== 0 || left !== 0 || isOutdated) point();
    frame = requestAnimationFrame(scroll);
  };
  const begun = (pointerId: number) => {
    if (!isActive() || frame !== 0) return;
    isSpent = true;
    scroller.setPointerCapture(pointerId);
    scroller.toggleAttribute('data-held', true);
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    clearTimeout(resting);
    clearTimeout(dwelling?.timer);
    dwelling = null;
    beginning = null;
    last = null;
    measures = null;
    scroller.toggleAttribute('data-held', false);
    // The click comes at once, or not at all.
    setTimeout(() => {
      isSpent = false;
    });
  };

  const down = (event: PointerEvent) => begin(event, () => beginningAt(scroller, layout(), event));
  const downInTray = (event: PointerEvent) => {
    const { target } = event;
    const act = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-act]') : null;
    if (act === null) return;
    begin(event, () => beginningInTray(layout(), act));
    act.addEventListener('contextmenu', keepFromBrowser, { signal });
  };
  const begin = (event: PointerEvent, find: () => Beginning | null) => {
    if (event.button !== 0 || !event.isPrimary || opensMenu(event)) return;
    // A palm beside the pen, or a second finger, takes nothing out of the hand.
    if (last !== null && last.pointerId !== event.pointerId) return;
    if (isActive()) send({ type: 'cancel' });
    beginning = find();
    if (beginning === null) return;
    // At the grip of an edge nothing scrolls, so that a finger need not rest there.
    const by = event.pointerType === 'touch' && !isOnEdgeGrip(event) ? 'touch' : 'mouse';
    const { target, pointerId } = event;
    last = { pointerId, at: pointOf(event), isCopy: event.altKey, from: pointOf(event), target };
    send({ type: 'press', by, grip: beginning.grip, at: last.at });
    if (by !== 'touch') return;
    // Touches stay with what they began on, also once another day is shown.
    target?.addEventListener('touchmove', keepFromBrowser, { signal, passive: false });
    resting = setTimeout(() => {
      send({ type: 'rest' });
      begun(pointerId);
    }, restMs);
  };
  const move = (event: PointerEvent) => {
    if (beginning === null || last?.pointerId !== event.pointerId) return;
    last = { ...last, at: pointOf(event), isCopy: event.altKey };
    point();
    begun(event.pointerId);
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (beginning === null || last?.pointerId !== pointerId) return;
    const now = gesture();
    const rested = isHeld(now) && isRestOnly(now, last) ? now.grip : null;
    const { at, target } = last;
    end();
    send({ type: rested === null ? 'release' : 'cancel' });
    if (rested?.on === 'set') onRest(rested.id);
    // What the browser would have asked for while the finger might yet have drawn.
    if (rested?.on === 'empty') target?.dispatchEvent(menuAsked(at));
  };
  const cancel = ({ pointerId }: PointerEvent) => {
    if (beginning === null || last?.pointerId !== pointerId) return;
    end();
    send({ type: 'cancel' });
  };
  // A finger is with its card until the grid takes it over.
  const lose = (event: PointerEvent) => {
    if (event.target === scroller) cancel(event);
  };
  const click = (event: MouseEvent) => {
    if (!isSpent && !onClick(event)) return;
    isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keepFromBrowser = (event: Event) => {
    const now = gesture();
    const isFinger = now.phase === 'pressed' && now.by === 'touch' && event.type === 'contextmenu';
    if ((isActive() || isFinger) && event.cancelable) event.preventDefault();
  };

  const { signal } = ending;
  scroller.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointerdown', downInTray, { signal });
  // What begins in the tray is the grid's from the first move on.
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  scroller.addEventListener('lostpointercapture', lose, { signal });
  scroller.addEventListener('click', click, { signal, capture: true });
  // Held by a finger, nothing scrolls and no menu opens; pictures are not dragged out of the page.
  scroller.addEventListener('touchmove', keepFromBrowser, { signal, passive: false });
  scroller.addEventListener('contextmenu', keepFromBrowser, { signal });
  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    ending.abort();
    clearTimeout(resting);
    clearTimeout(dwelling?.timer);
    cancelAnimationFrame(frame);
  };
}

/** On a Mac a click with Control is one with the other button. */
function opensMenu({ ctrlKey }: PointerEvent): boolean {
  return ctrlKey && isApple(navigator.userAgent);
}

/** A finger that rested, and went without having moved: it lifted nothing. */
function isRestOnly({ by }: Held, { from, at }: Last): boolean {
  return by === 'touch' && isStill(by, from, at);
}

function menuAsked({ x, y }: Point): MouseEvent {
  return new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y });
}
