import type { Point } from '../model/gesture.ts';
import { cardAround, type EmptyPlace } from '../model/surface.ts';

/** What the menu is about. */
type MenuAbout =
  | { readonly kind: 'set' | 'block'; readonly id: string }
  | { readonly kind: 'stage'; readonly stage: string }
  | ({ readonly kind: 'place' } & EmptyPlace);

/** Two taps within this time count as a double tap. */
const betweenTapsMs = 400;

/** A request to open a menu, and where. */
export interface MenuOpening {
  readonly about: MenuAbout;
  readonly at: Point;
}

interface MenuGiven {
  readonly open: (opening: MenuOpening) => void;
  readonly rename: (stage: string) => void;
  readonly emptyPlaceAt: (event: MouseEvent) => EmptyPlace | null;
}

/**
 * Opens the context menu of a card, empty place or stage by secondary click, and of the focused element by the menu key
 * or Shift+F10. A stage's menu also opens by its button or a tap on its head. Double-clicking or double-tapping a head
 * renames the stage. Returns a function that detaches it.
 */
export function attachMenu(scroller: HTMLElement, { open, rename, emptyPlaceAt }: MenuGiven): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const context = (event: MouseEvent) => {
    const { target } = event;
    const about = aboutOf(target) ?? aboutPlace(emptyPlaceAt(event));
    // Already handled: a long press lifts a set.
    if (event.defaultPrevented || about === null || !(target instanceof Element)) return;
    event.preventDefault();
    open({ about, at: placeOf(event, target) });
  };
  // Not every browser fires `dblclick` for two taps.
  let tapped = { stage: '', at: -Infinity };
  const isSecondTap = (event: MouseEvent, stage: string) => {
    const isSecond = isFinger(event) && tapped.stage === stage && event.timeStamp - tapped.at < betweenTapsMs;
    tapped = { stage, at: isSecond ? -Infinity : event.timeStamp };
    return isSecond;
  };
  const click = (event: MouseEvent) => {
    const head = menuHead(event);
    const about = aboutOf(head);
    if (head === null || about === null) return;
    if (about.kind === 'stage' && isSecondTap(event, about.stage)) {
      rename(about.stage);
      return;
    }
    const { left, bottom } = head.getBoundingClientRect();
    open({ about, at: { x: left, y: bottom } });
  };
  const twice = ({ target }: MouseEvent) => {
    const about = target instanceof Element && target.closest('button') === null ? aboutOf(target) : null;
    if (about?.kind === 'stage') rename(about.stage);
  };
  scroller.addEventListener('contextmenu', context, { signal });
  scroller.addEventListener('click', click, { signal });
  scroller.addEventListener('dblclick', twice, { signal });
  return () => ending.abort();
}

/** Returns the head of a stage if it is rendered. */
export function headAt(scroller: HTMLElement | null, stage: string): Element | null {
  const heads = [...(scroller?.querySelectorAll('[data-head]') ?? [])];
  // Stage names are free text, so compare the value instead of building a selector.
  return heads.find((head) => head.getAttribute('data-head') === stage) ?? null;
}

function aboutOf(target: EventTarget | null): MenuAbout | null {
  if (!(target instanceof Element) || target.closest('input') !== null) return null;
  const card = cardAround(target);
  if (card !== null) return { kind: card.on, id: card.id };
  const stage = target.closest('[data-head]')?.getAttribute('data-head') ?? null;
  return stage === null ? null : { kind: 'stage', stage };
}

function aboutPlace(place: EmptyPlace | null): MenuAbout | null {
  return place === null ? null : { kind: 'place', ...place };
}

/** Returns the element at which a click opens a stage's menu: its button, or the head itself on touch. */
function menuHead(event: MouseEvent): Element | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const button = target.closest('button');
  if (button !== null) return button.hasAttribute('data-stage-menu') ? button : null;
  return isFinger(event) ? target.closest('[data-head]') : null;
}

function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Keyboard events have no useful coordinates: fall back to a point in the focused element. */
function placeOf({ clientX: x, clientY: y }: MouseEvent, target: Element): Point {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isWithin = x > left && x < right && y > top && y < bottom;
  return isWithin ? { x, y } : { x: left + 8, y: Math.min(bottom, top + 32) };
}
