import { isStill, type Point } from '../model/gesture.ts';

/** A pointer has to hover over the tab of a day this long, in milliseconds, to open the day. */
const openMs = 700;

/** Opens a day when a pointer that holds a set hovers over its tab. */
export class DayOpener {
  readonly #isHeld: () => boolean;
  #tab: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Point | null = null;
  /** Where the pointer was when the tab opened; null until then. */
  #openedAt: Point | null = null;

  constructor(isHeld: () => boolean) {
    this.#isHeld = isHeld;
  }

  /** Call with each position of the pointer, and the tab there. */
  move(tab: HTMLElement | null, at: Point): void {
    this.#at = at;
    if (tab === this.#tab) return;
    // The list of days may have scrolled under a pointer that just opened one.
    if (tab !== null && this.#openedAt !== null && isStill('mouse', this.#openedAt, at)) return;
    this.end();
    if (tab === null) return;
    this.#tab = tab;
    this.#timer = setTimeout(() => this.#open(tab), openMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#tab = null;
    this.#openedAt = null;
  }

  #open(tab: HTMLElement): void {
    if (!this.#isHeld()) return;
    this.#openedAt = this.#at;
    if (tab.getAttribute('aria-selected') !== 'true') tab.click();
  }
}
