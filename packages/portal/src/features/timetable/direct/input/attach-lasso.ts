import { turnedPoint } from '../../grid/direction.ts';
import { cardOf } from '../../grid/cards.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { scrollAt } from '../model/edge-scroll.ts';
import classes from '../view/ghosts.module.css';
import type { Point } from '../model/gesture.ts';
import { enclosure, setsWithin, type Enclosure } from '../model/lasso.ts';
import { columnsOf, emptyAt, hoursBegin, pointOf, within, type Stretch } from '../model/surface.ts';

/** What the lasso works with. */
interface LassoGiven {
  readonly layout: () => DayLayout;
  readonly selected: () => ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
}

interface Drawn {
  readonly pointerId: number;
  readonly from: Point;
  readonly columns: readonly Stretch[];
  /** What was selected before, to which the lasso adds. */
  readonly before: ReadonlySet<string>;
  readonly frame: HTMLElement;
  at: Point;
  found: readonly string[];
}

/**
 * Shift and a drag over empty places select what they enclose, and Escape takes that back: without Shift such a drag draws a new
 * set. Attached before the pointer, which takes the clicks that are left. The answer ends it.
 */
export function attachLasso(scroller: HTMLElement, given: LassoGiven): () => void {
  const ending = new AbortController();
  let drawn: Drawn | null = null;
  let isSpent = false;
  let frame = 0;

  const show = () => {
    if (drawn === null) return;
    const layout = given.layout();
    const area = enclosure(drawn.from, within(scroller, layout, drawn.at));
    Object.assign(drawn.frame.style, frameStyle(area, layout));
    drawn.found = setsWithin(layout.columns, drawn.columns, hoursBegin(scroller, layout), area);
    given.select(new Set([...drawn.before, ...drawn.found]));
  };
  const scroll = () => {
    if (drawn === null) return;
    const { x, y } = scrollAt(drawn.at, scroller.getBoundingClientRect());
    if (x !== 0 || y !== 0) {
      scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
      show();
    }
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    if (drawn === null) return;
    drawn.frame.remove();
    drawn = null;
    cancelAnimationFrame(frame);
    // The click comes at once, or not at all.
    setTimeout(() => {
      isSpent = false;
    });
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || event.pointerType === 'touch' || !event.shiftKey) return;
    if (drawn !== null || !emptyAt(event)) return;
    const layout = given.layout();
    const element = document.createElement('div');
    element.className = classes['lasso'] ?? '';
    scroller.firstElementChild?.append(element);
    const at = pointOf(event);
    drawn = {
      pointerId: event.pointerId,
      at,
      from: within(scroller, layout, at),
      columns: columnsOf(scroller, layout),
      before: given.selected(),
      frame: element,
      found: [],
    };
    isSpent = true;
    scroller.setPointerCapture(event.pointerId);
    // Else the browser selects texts.
    event.preventDefault();
    scroller.focus({ preventScroll: true });
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: PointerEvent) => {
    if (drawn?.pointerId !== event.pointerId) return;
    drawn.at = pointOf(event);
    show();
  };
  const lift = (event: PointerEvent) => {
    if (drawn?.pointerId !== event.pointerId) return;
    const cards = drawn.found.map((id) => cardOf(scroller, id));
    end();
    // The keys are for a card, and with it for all that are selected.
    cards.find((card) => card !== null)?.focus({ preventScroll: true });
  };
  const giveUp = (event: KeyboardEvent) => {
    if (drawn === null || event.key !== 'Escape') return;
    given.select(drawn.before);
    end();
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: MouseEvent) => {
    if (!isSpent) return;
    isSpent = false;
    event.preventDefault();
    // Nor is it one that selects nothing.
    event.stopImmediatePropagation();
  };

  const { signal } = ending;
  scroller.addEventListener('pointerdown', down, { signal });
  scroller.addEventListener('pointermove', move, { signal });
  scroller.addEventListener('pointerup', lift, { signal });
  scroller.addEventListener('pointercancel', lift, { signal });
  scroller.addEventListener('click', click, { signal, capture: true });
  document.addEventListener('keydown', giveUp, { signal, capture: true });
  return () => {
    ending.abort();
    end();
  };
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
