import { isApple } from '../../../../app/keys/is-apple.ts';
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
import { DayOpener } from './day-opener.ts';

/** What pointer input requires. */
export interface PointerGiven {
  readonly layout: () => DayLayout;
  readonly gesture: () => Gesture;
  readonly send: (event: GestureEvent) => void;
  /** Handles a click that is not part of a gesture; returns true if it only changed the selection. */
  readonly onClick: (event: MouseEvent) => boolean;
  /** Called when a touch lifted a set and released it without moving. */
  readonly onRest: (id: string) => void;
}

/** A pointer that is down on something movable, and its current position. */
interface Press {
  readonly pointerId: number;
  readonly beginning: Beginning;
  readonly target: EventTarget | null;
  readonly from: Point;
  readonly at: Point;
  readonly isCopy: boolean;
}

/** A touch lifts after this many milliseconds. */
const restMs = 450;

/**
 * Makes the sets of a grid movable by mouse, pen and touch, and lets acts be dragged from the tray, until it is
 * detached. Cards and acts have no listeners of their own.
 */
export class PointerInput {
  readonly #scroller: HTMLElement;
  readonly #given: PointerGiven;
  readonly #ending = new AbortController();
  readonly #days = new DayOpener(() => this.#isActive());
  #press: Press | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #measures: Measures | null = null;
  #frame = 0;
  /** True while the click that ends a gesture has to be ignored. */
  #isSpent = false;

  constructor(scroller: HTMLElement, given: PointerGiven) {
    this.#scroller = scroller;
    this.#given = given;
    const { signal } = this.#ending;
    const down = (event: PointerEvent) =>
      this.#begin(event, () => beginningAt(scroller, given.layout(), event));
    const lose = (event: PointerEvent) => {
      if (event.target === scroller) this.#cancel(event);
    };
    scroller.addEventListener('pointerdown', down, { signal });
    document.addEventListener('pointerdown', (event) => this.#downInTray(event), { signal });
    // On the document, because drags from the tray begin outside of the grid.
    document.addEventListener('pointermove', (event) => this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => this.#up(event), { signal });
    document.addEventListener('pointercancel', (event) => this.#cancel(event), { signal });
    // Touch events stay on the card until the grid captures the pointer.
    scroller.addEventListener('lostpointercapture', lose, { signal });
    scroller.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    // While a touch holds a set, nothing scrolls and no menu opens; images cannot be dragged out of the page.
    scroller.addEventListener('touchmove', this.#keepFromBrowser, { signal, passive: false });
    scroller.addEventListener('contextmenu', this.#keepFromBrowser, { signal });
    scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  }

  detach(): void {
    this.#ending.abort();
    clearTimeout(this.#resting);
    this.#days.end();
    cancelAnimationFrame(this.#frame);
  }

  #isActive(): boolean {
    return isHeld(this.#given.gesture());
  }

  #downInTray(event: PointerEvent): void {
    const { target } = event;
    const act = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-act]') : null;
    if (act === null) return;
    this.#begin(event, () => beginningInTray(this.#given.layout(), act));
    act.addEventListener('contextmenu', this.#keepFromBrowser, { signal: this.#ending.signal });
  }

  #begin(event: PointerEvent, find: () => Beginning | null): void {
    const { send } = this.#given;
    const { target, pointerId } = event;
    if (event.button !== 0 || !event.isPrimary || opensMenu(event)) return;
    // Ignore a palm next to the pen, and a second finger.
    if (this.#press !== null && this.#press.pointerId !== pointerId) return;
    if (this.#isActive()) send({ type: 'cancel' });
    const beginning = find();
    const at = pointOf(event);
    this.#press = beginning && { pointerId, beginning, target, from: at, at, isCopy: event.altKey };
    if (beginning === null) return;
    // Edge grips do not scroll, so a touch on one need not rest first.
    const by = event.pointerType === 'touch' && !isOnEdgeGrip(event) ? 'touch' : 'mouse';
    send({ type: 'press', by, grip: beginning.grip, at });
    if (by !== 'touch') return;
    // Touch events stay on their first target, even if another day is shown.
    const { signal } = this.#ending;
    target?.addEventListener('touchmove', this.#keepFromBrowser, { signal, passive: false });
    this.#resting = setTimeout(() => {
      send({ type: 'rest' });
      this.#capture(pointerId);
    }, restMs);
  }

  #move(event: PointerEvent): void {
    if (this.#press?.pointerId !== event.pointerId) return;
    this.#press = { ...this.#press, at: pointOf(event), isCopy: event.altKey };
    this.#point(this.#press);
    this.#capture(event.pointerId);
  }

  #point({ beginning, at, isCopy }: Press): void {
    const scroller = this.#scroller;
    const { layout, gesture, send } = this.#given;
    // Measure again: another user's set may have made a column wider or the day longer during the gesture.
    if (this.#measures?.layout !== layout()) this.#measures = measure(scroller, layout());
    send({ type: 'point', at, aim: aimOf(scroller, this.#measures, beginning, at, isCopy) });
    this.#days.move(gesture().phase === 'dragging' ? tabAt(scroller, at) : null, at);
  }

  #capture(pointerId: number): void {
    if (!this.#isActive() || this.#frame !== 0) return;
    this.#isSpent = true;
    this.#scroller.setPointerCapture(pointerId);
    this.#scroller.toggleAttribute('data-held', true);
    this.#frame = requestAnimationFrame(this.#scroll);
  }

  readonly #scroll = () => {
    this.#frame = 0;
    if (!this.#isActive() || this.#press === null) return;
    const { at } = this.#press;
    const { x, y } = scrollAt(at, this.#scroller.getBoundingClientRect());
    const days = daysElement();
    const left = days === null ? 0 : scrollDaysAt(at, days.getBoundingClientRect());
    if (left !== 0) days?.scrollBy({ left, behavior: 'instant' });
    if (x !== 0 || y !== 0) this.#scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
    const isOutdated = this.#measures !== null && this.#measures.layout !== this.#given.layout();
    if (x !== 0 || y !== 0 || left !== 0 || isOutdated) this.#point(this.#press);
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  #up({ pointerId }: PointerEvent): void {
    if (this.#press?.pointerId !== pointerId) return;
    const { gesture, send, onRest } = this.#given;
    const now = gesture();
    const rested = isHeld(now) && isRestOnly(now, this.#press) ? now.grip : null;
    const { at, target } = this.#press;
    this.#end();
    send({ type: rested === null ? 'release' : 'cancel' });
    if (rested?.on === 'set') onRest(rested.id);
    // The context menu was suppressed while the touch could still become a drag.
    if (rested?.on === 'empty') target?.dispatchEvent(menuAsked(at));
  }

  #cancel({ pointerId }: PointerEvent): void {
    if (this.#press?.pointerId !== pointerId) return;
    this.#end();
    this.#given.send({ type: 'cancel' });
  }

  #end(): void {
    clearTimeout(this.#resting);
    this.#days.end();
    this.#press = null;
    this.#measures = null;
    this.#scroller.toggleAttribute('data-held', false);
    // The click follows immediately, if at all.
    setTimeout(() => {
      this.#isSpent = false;
    });
  }

  #click(event: MouseEvent): void {
    if (!this.#isSpent && !this.#given.onClick(event)) return;
    this.#isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A stable function, so that adding it to a target twice has no effect. */
  readonly #keepFromBrowser = (event: Event) => {
    const now = this.#given.gesture();
    const isFinger = now.phase === 'pressed' && now.by === 'touch' && event.type === 'contextmenu';
    if ((this.#isActive() || isFinger) && event.cancelable) event.preventDefault();
  };
}

/** On a Mac, Ctrl+click is a secondary click. */
function opensMenu({ ctrlKey }: PointerEvent): boolean {
  return ctrlKey && isApple(navigator.userAgent);
}

/** Returns true if a touch was held and released without moving. */
function isRestOnly({ by }: Held, { from, at }: Press): boolean {
  return by === 'touch' && isStill(by, from, at);
}

function menuAsked({ x, y }: Point): MouseEvent {
  return new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y });
}
