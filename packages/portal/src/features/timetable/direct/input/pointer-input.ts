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

/** A pointer that is down on something that can be moved, and where it is now. */
interface Press {
  readonly pointerId: number;
  readonly beginning: Beginning;
  readonly target: EventTarget | null;
  readonly from: Point;
  readonly at: Point;
  readonly isCopy: boolean;
}

/** This long, in milliseconds, a finger rests before it lifts. */
const restMs = 450;

/**
 * Makes a grid one whose sets are moved by mouse, pen or finger, and onto which acts of the tray are, until it is detached. Cards
 * and acts have no listeners of their own.
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
  /** The click that a browser makes of the end of a gesture is none. */
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
    // What begins in the tray is the grid's from the first move on.
    document.addEventListener('pointermove', (event) => this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => this.#up(event), { signal });
    document.addEventListener('pointercancel', (event) => this.#cancel(event), { signal });
    // Touch events stay on the card until the grid captures the pointer.
    scroller.addEventListener('lostpointercapture', lose, { signal });
    scroller.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    // Held by a finger, nothing scrolls and no menu opens; pictures are not dragged out of the page.
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
    // A palm beside the pen, or a second finger, takes nothing out of the hand.
    if (this.#press !== null && this.#press.pointerId !== pointerId) return;
    if (this.#isActive()) send({ type: 'cancel' });
    const beginning = find();
    const at = pointOf(event);
    this.#press = beginning && { pointerId, beginning, target, from: at, at, isCopy: event.altKey };
    if (beginning === null) return;
    // At the grip of an edge nothing scrolls, so that a finger need not rest there.
    const by = event.pointerType === 'touch' && !isOnEdgeGrip(event) ? 'touch' : 'mouse';
    send({ type: 'press', by, grip: beginning.grip, at });
    if (by !== 'touch') return;
    // Touches stay with what they began on, also once another day is shown.
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
    // A colleague's set may make a column wider, or the day begin earlier, while something is held.
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
    // What the browser would have asked for while the finger might yet have drawn.
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
    // The click comes at once, or not at all.
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

  /** One function, so that a target has it as a listener once. */
  readonly #keepFromBrowser = (event: Event) => {
    const now = this.#given.gesture();
    const isFinger = now.phase === 'pressed' && now.by === 'touch' && event.type === 'contextmenu';
    if ((this.#isActive() || isFinger) && event.cancelable) event.preventDefault();
  };
}

/** On a Mac a click with Control is one with the other button. */
function opensMenu({ ctrlKey }: PointerEvent): boolean {
  return ctrlKey && isApple(navigator.userAgent);
}

/** A finger that rested, and went without having moved: it lifted nothing. */
function isRestOnly({ by }: Held, { from, at }: Press): boolean {
  return by === 'touch' && isStill(by, from, at);
}

function menuAsked({ x, y }: Point): MouseEvent {
  return new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x, clientY: y });
}
