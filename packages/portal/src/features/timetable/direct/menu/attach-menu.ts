import type { Point } from '../model/gesture.ts';
import { cardAround, type EmptyPlace } from '../model/surface.ts';

/** What a menu is opened for. */
type MenuAbout =
  | { readonly kind: 'set' | 'block'; readonly id: string }
  | { readonly kind: 'stage'; readonly stage: string }
  | ({ readonly kind: 'place' } & EmptyPlace);

/** Two taps that are further apart are two. */
const betweenTapsMs = 400;

/** A menu that is asked for, and where. */
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
 * Opens the menu of what is clicked with the other button, be it an empty place, of what has the focus with its key or Shift+F10, and of a stage by the
 * button in its head, or by a finger on it. A double click on a head renames, and so do two taps. The answer ends it.
 */
export function attachMenu(scroller: HTMLElement, { open, rename, emptyPlaceAt }: MenuGiven): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const context = (event: MouseEvent) => {
    const { target } = event;
    const about = aboutOf(target) ?? aboutPlace(emptyPlaceAt(event));
    // A finger that rests lifts.
    if (event.defaultPrevented || about === null || !(target instanceof Element)) return;
    event.preventDefault();
    open({ about, at: placeOf(event, target) });
  };
  // Not every browser makes a double click of two taps.
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

/** The head of a stage that is drawn. */
export function headAt(scroller: HTMLElement | null, stage: string): Element | null {
  const heads = [...(scroller?.querySelectorAll('[data-head]') ?? [])];
  // Names are free texts, so that the value is compared.
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

/** What a click opens the menu of a stage at: its button, or the head itself where a finger pressed it. */
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

/** Keys have no place: theirs is that of what has the focus. */
function placeOf({ clientX: x, clientY: y }: MouseEvent, target: Element): Point {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isWithin = x > left && x < right && y > top && y < bottom;
  return isWithin ? { x, y } : { x: left + 8, y: Math.min(bottom, top + 32) };
}
