import { isShortcut } from '../../../../app/keys/is-shortcut.ts';
import { turnedPoint } from '../../grid/direction.ts';
import { cardOf } from '../../grid/cards.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { scrollAt } from '../model/edge-scroll.ts';
import classes from '../view/ghosts.module.css';
import type { Point } from '../model/gesture.ts';
import { enclosure, setsWithin, type Enclosure } from '../model/lasso.ts';
import { columnsOf, emptyAt, hoursBegin, pointOf, within, type Stretch } from '../model/surface.ts';

/** What the lasso requires. */
interface LassoGiven {
  readonly layout: () => DayLayout;
  readonly selected: () => ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
}

interface Drawn {
  readonly pointerId: number;
  readonly from: Point;
  readonly columns: readonly Stretch[];
  /** The earlier selection, to which the lasso adds. */
  readonly before: ReadonlySet<string>;
  readonly frame: HTMLElement;
  at: Point;
  found: readonly string[];
}

/**
 * Selects what a Shift-drag over empty places encloses; Escape restores the earlier selection. (Without Shift, such a
 * drag draws a new set.) Attach it before the pointer input, which handles the remaining clicks.
 */
export class LassoInput {
  readonly #scroller: HTMLElement;
  readonly #given: LassoGiven;
  readonly #ending = new AbortController();
  #drawn: Drawn | null = null;
  #isSpent = false;
  #frame = 0;

  constructor(scroller: HTMLElement, given: LassoGiven) {
    this.#scroller = scroller;
    this.#given = given;
    const { signal } = this.#ending;
    const lift = (event: PointerEvent) => this.#lift(event);
    scroller.addEventListener('pointerdown', (event) => this.#begin(event), { signal });
    scroller.addEventListener('pointermove', (event) => this.#move(event), { signal });
    scroller.addEventListener('pointerup', lift, { signal });
    scroller.addEventListener('pointercancel', lift, { signal });
    scroller.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    document.addEventListener('keydown', (event) => this.#giveUp(event), { signal, capture: true });
  }

  detach(): void {
    this.#ending.abort();
    this.#end();
  }

  #begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || event.pointerType === 'touch' || !event.shiftKey) return;
    if (this.#drawn !== null || !emptyAt(event)) return;
    const scroller = this.#scroller;
    const layout = this.#given.layout();
    const frame = document.createElement('div');
    frame.className = classes['lasso'] ?? '';
    scroller.firstElementChild?.append(frame);
    const at = pointOf(event);
    this.#drawn = {
      pointerId: event.pointerId,
      at,
      from: within(scroller, layout, at),
      columns: columnsOf(scroller, layout),
      before: this.#given.selected(),
      frame,
      found: [],
    };
    this.#isSpent = true;
    scroller.setPointerCapture(event.pointerId);
    // Otherwise the browser selects text.
    event.preventDefault();
    scroller.focus({ preventScroll: true });
    this.#frame = requestAnimationFrame(this.#scroll);
  }

  #move(event: PointerEvent): void {
    if (this.#drawn?.pointerId !== event.pointerId) return;
    this.#drawn.at = pointOf(event);
    this.#show(this.#drawn);
  }

  #show(drawn: Drawn): void {
    const layout = this.#given.layout();
    const area = enclosure(drawn.from, within(this.#scroller, layout, drawn.at));
    Object.assign(drawn.frame.style, frameStyle(area, layout));
    drawn.found = setsWithin(layout.columns, drawn.columns, hoursBegin(this.#scroller, layout), area);
    this.#given.select(new Set([...drawn.before, ...drawn.found]));
  }

  readonly #scroll = () => {
    if (this.#drawn === null) return;
    const { x, y } = scrollAt(this.#drawn.at, this.#scroller.getBoundingClientRect());
    if (x !== 0 || y !== 0) {
      this.#scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
      this.#show(this.#drawn);
    }
    this.#frame = requestAnimationFrame(this.#scroll);
  };

  #lift({ pointerId }: PointerEvent): void {
    if (this.#drawn?.pointerId !== pointerId) return;
    const cards = this.#drawn.found.map((id) => cardOf(this.#scroller, id));
    this.#end();
    // Keys act on the focused card, and with it on the whole selection.
    cards.find((card) => card !== null)?.focus({ preventScroll: true });
  }

  #giveUp(event: KeyboardEvent): void {
    if (this.#drawn === null || !isShortcut('close', event)) return;
    this.#given.select(this.#drawn.before);
    this.#end();
    event.preventDefault();
    event.stopPropagation();
  }

  #end(): void {
    if (this.#drawn === null) return;
    this.#drawn.frame.remove();
    this.#drawn = null;
    cancelAnimationFrame(this.#frame);
    // The click follows immediately, if at all.
    setTimeout(() => {
      this.#isSpent = false;
    });
  }

  #click(event: MouseEvent): void {
    if (!this.#isSpent) return;
    this.#isSpent = false;
    event.preventDefault();
    // Keep the pointer input from clearing the selection.
    event.stopImmediatePropagation();
  }
}

function frameStyle({ left, top, right, bottom }: Enclosure, { direction }: DayLayout) {
  const begin = turnedPoint({ x: left, y: top }, direction);
  const size = turnedPoint({ x: right - left, y: bottom - top }, direction);
  return {
    left: `${begin.x}px`,
    top: `${begin.y}px`,
    width: `${size.x}px`,
    height: `${size.y}px`,
  };
}
