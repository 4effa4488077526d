import { instantAt } from '@lineup/domain';
import { cardId, isOn } from '../../grid/cards.ts';
import { scrolledTo, turnedBox, turnedPoint } from '../../grid/direction.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import type { Aim, Edge, Grip, Point } from './gesture.ts';
import { shownEdges } from './shown-edges.ts';

/** Within this distance of its edge, in CSS pixels, a card is resized; the middle of a low card still moves it. */
const edgeHeight = 6;

/** What a pointer grabbed, and at which instant of the day. */
export interface Beginning {
  readonly grip: Grip;
  readonly instant: number;
}

/** The grid's measurements as if the stages lay across; valid for one layout. */
export interface Measures {
  readonly layout: DayLayout;
  readonly columns: readonly Stretch[];
  /** The offset of the first hour in scroll coordinates. */
  readonly begin: number;
}

export function measure(scroller: HTMLElement, layout: DayLayout): Measures {
  return { layout, columns: columnsOf(scroller, layout), begin: hoursBegin(scroller, layout) };
}

/** The extent of a column in scroll coordinates. */
export interface Stretch {
  readonly stage: string;
  readonly left: number;
  readonly right: number;
}

/** Returns what a pointer grabs; null if nothing. Touches are too coarse for the edges of cards. */
export function beginningAt(scroller: HTMLElement, layout: DayLayout, event: PointerEvent): Beginning | null {
  const grip = gripAt(layout, event);
  if (grip === null) return null;
  const { y } = within(scroller, layout, pointOf(event));
  return { grip, instant: instantAt(layout.axis, y - hoursBegin(scroller, layout)) };
}

/** The same for an act of the tray; null if no grid is shown to drag it to. */
export function beginningInTray(layout: DayLayout, act: Element): Beginning | null {
  const grip = gripOnAct(layout, act);
  return grip === null ? null : { grip, instant: grip.instant };
}

/** Returns the displacement of the held item for a pointer at `at`. */
export function aimOf(
  scroller: HTMLElement,
  measures: Measures,
  { grip, instant }: Beginning,
  at: Point,
  isCopy: boolean,
): Aim {
  const { layout, columns, begin } = measures;
  const still = { minutes: 0, stage: null, day: null, isCopy };
  if (grip.on === 'act') return { ...still, ...placeOfAct(scroller, measures, grip, at) };
  if (grip.on === 'set' && isOverTray(at)) return { ...still, isAway: true };
  const day = tabAt(scroller, at)?.getAttribute('data-day') ?? null;
  if (day !== null) return { ...still, day, isAway: false };
  const to = within(scroller, layout, at);
  const minutes = (instantAt(layout.axis, to.y - begin) - instant) / 60_000;
  const stage = columns.find(({ left, right }) => left <= to.x && to.x < right)?.stage ?? null;
  const isOwn = 'edge' in grip && stageOf(layout, grip.id) === stage;
  return { minutes, stage: isOwn ? null : stage, day: null, isCopy, isAway: false };
}

/** Returns the grip on the act of the tray at `element`; null if there is none, or no stage is shown. */
function gripOnAct(layout: DayLayout, element: Element): Extract<Grip, { on: 'act' }> | null {
  const id = element.closest('[data-act]')?.getAttribute('data-act') ?? null;
  const stage = layout.columns[0]?.stage;
  return id === null || stage === undefined || layout.height === 0
    ? null
    : { on: 'act', id, stage, instant: layout.axis.start };
}

/** The same for the keyboard, with a place in view, so that the act is visible where it begins. */
export function gripInSight(scroller: HTMLElement, layout: DayLayout, element: Element): Grip | null {
  const grip = gripOnAct(layout, element);
  if (grip === null) return null;
  const { left, top } = scrolledTo(scroller, layout.direction);
  const column = layout.columns.find((each) => each.left + each.width / 2 >= left);
  const hour = 3_600_000;
  const third = (layout.direction === 'down' ? scroller.clientWidth : scroller.clientHeight) / 3;
  const hours = (instantAt(layout.axis, top + third) - layout.axis.start) / hour;
  const instant = layout.axis.start + Math.max(0, Math.floor(hours)) * hour;
  return { ...grip, instant, stage: column?.stage ?? grip.stage };
}

/** Returns the open tray next to the grid; null if it is closed. */
export function trayElement(): HTMLElement | null {
  return document.querySelector('[data-tray]');
}

function isOverTray(at: Point): boolean {
  const tray = trayElement();
  return tray !== null && isWithin(at, tray);
}

function isWithin({ x, y }: Point, element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

/** Returns an act's displacement over the grid from its grip's place. */
function placeOfAct(
  scroller: HTMLElement,
  { layout, columns, begin }: Measures,
  grip: Extract<Grip, { on: 'act' }>,
  at: Point,
): Pick<Aim, 'minutes' | 'stage' | 'isAway'> {
  const to = within(scroller, layout, at);
  const column = columns.find(({ left, right }) => left <= to.x && to.x < right);
  if (column === undefined || !isWithin(at, scroller)) return { minutes: 0, stage: null, isAway: true };
  const start = instantAt(layout.axis, to.y - begin);
  const minutes = Math.round((start - grip.instant) / 60_000);
  return { minutes, stage: column.stage === grip.stage ? null : column.stage, isAway: false };
}

/** Returns the stage whose column contains a set or block. */
export function stageOf(layout: DayLayout, id: string): string | null {
  return layout.columns.find((column) => isOn(column, id))?.stage ?? null;
}

export function pointOf({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point {
  return { x, y };
}

/** Returns the element that contains the day tabs, which may scroll. */
export function daysElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="tab"][data-day]')?.parentElement ?? null;
}

/** Returns the tab of a day, by its key. */
export function tabOf(day: string): HTMLElement | null {
  return document.querySelector(`[role="tab"][data-day="${CSS.escape(day)}"]`);
}

/** Returns true if the pointer is on a stage, but not on a set, block or head. */
export function emptyAt({ target }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest(`${cards}, [data-head]`) !== null) return false;
  return target.closest('[data-stage]') !== null;
}

/** Returns the offset of the first hour in scroll coordinates. */
export function hoursBegin(scroller: HTMLElement, layout: DayLayout): number {
  const sets = scroller.querySelector('[data-sets]');
  if (sets === null) return 0;
  const { left: x, top: y } = sets.getBoundingClientRect();
  return within(scroller, layout, { x, y }).y;
}

const cards = '[data-event], [data-block]';

/** Returns the grip on the set or block whose card contains `element`; null if there is none. */
export function cardAround(element: Element): Extract<Grip, { id: string; edge: unknown }> | null {
  const card = element.closest(cards);
  const id = card === null ? null : cardId(card);
  if (card === null || id === null) return null;
  return { on: card.hasAttribute('data-block') ? 'block' : 'set', id, edge: null };
}

function gripAt(layout: DayLayout, event: PointerEvent): Grip | null {
  const { target, pointerType } = event;
  if (!(target instanceof Element)) return null;
  const isFine = pointerType !== 'touch';
  const edge = target.closest('[data-edge-of]');
  if (edge !== null) return edgeGripOf(edge);
  const card = cardAround(target);
  if (card !== null) {
    const { y } = turnedPoint(pointOf(event), layout.direction);
    const box = (target.closest(cards) ?? target).getBoundingClientRect();
    return { ...card, edge: isFine ? edgeAt(box, layout, card.id, y) : null };
  }
  // A Shift-drag selects.
  const place = event.shiftKey ? null : emptyPlaceAt(layout, event);
  return place === null ? null : { on: 'empty', ...place };
}

/** Returns the grip of a touch handle at a set's edge. */
function edgeGripOf(element: Element): Grip {
  const id = element.getAttribute('data-edge-of') ?? '';
  return { on: 'set', id, edge: element.getAttribute('data-edge') === 'start' ? 'start' : 'end' };
}

export function isOnEdgeGrip({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-edge-of]') !== null;
}

/** An empty place on a stage. */
export type EmptyPlace = Pick<Extract<Grip, { on: 'empty' }>, 'stage' | 'instant'>;

/** Returns the empty place under the pointer; null if there is none. */
export function emptyPlaceAt(layout: DayLayout, event: MouseEvent): EmptyPlace | null {
  const column = event.target instanceof Element ? event.target.closest('[data-stage]') : null;
  const sets = column?.querySelector('[data-sets]');
  if (column === null || !sets || !emptyAt(event)) return null;
  const stage = layout.columns.find(
    ({ index }) => String(index) === column.getAttribute('data-stage'),
  )?.stage;
  if (stage === undefined || layout.height === 0) return null;
  const { y } = turnedPoint(pointOf(event), layout.direction);
  const { top } = turnedBox(sets.getBoundingClientRect(), layout.direction);
  return { stage, instant: instantAt(layout.axis, y - top) };
}

function edgeAt(box: DOMRect, layout: DayLayout, id: string, y: number): Edge | null {
  const { top, bottom } = turnedBox(box, layout.direction);
  const near = Math.min(edgeHeight, (bottom - top) / 4);
  if (y - top >= near && bottom - y >= near) return null;
  const [first, last] = shownEdges(layout, id);
  return y - top < near ? first : last;
}

/** Converts a point in the window to scroll coordinates, as if the stages lay across. */
export function within(scroller: HTMLElement, { direction }: DayLayout, at: Point): Point {
  const { left, top } = turnedBox(scroller.getBoundingClientRect(), direction);
  const scrolled = scrolledTo(scroller, direction);
  const { x, y } = turnedPoint(at, direction);
  return { x: x - left + scrolled.left, y: y - top + scrolled.top };
}

/** Returns the extents of all stages' columns. */
export function columnsOf(scroller: HTMLElement, layout: DayLayout): readonly Stretch[] {
  const elements = [...scroller.querySelectorAll<HTMLElement>('[data-stage]')];
  return elements.flatMap((element, place) => {
    const stage = layout.columns[place]?.stage;
    if (stage === undefined) return [];
    const [left, width] =
      layout.direction === 'down'
        ? [element.offsetTop, element.offsetHeight]
        : [element.offsetLeft, element.offsetWidth];
    return [{ stage, left, right: left + width }];
  });
}

/** Returns the tab of the festival day under the pointer. */
export function tabAt(scroller: HTMLElement, { x, y }: Point): HTMLElement | null {
  const { top } = scroller.getBoundingClientRect();
  if (y >= top) return null;
  const tab = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="tab"][data-day]') ?? null;
  return tab?.getAttribute('data-day') === 'outside' ? null : tab;
}
