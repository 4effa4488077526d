import { isStill, type Point } from '../model/gesture.ts';

/** This long, in milliseconds, what is held stays at the tab of a day before that day opens. */
const openMs = 700;

/** Opens the day at whose tab the pointer stays with what it holds. */
export class DayOpener {
  readonly #isHeld: () => boolean;
  #tab: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Point | null = null;
  /** Where the pointer was when the tab had opened; null until then. */
  #openedAt: Point | null = null;

  constructor(isHeld: () => boolean) {
    this.#isHeld = isHeld;
  }

  /** The pointer is at this point, and there at this tab. */
  move(tab: HTMLElement | null, at: Point): void {
    this.#at = at;
    if (tab === this.#tab) return;
    // The list of days may have moved below a pointer that has opened one.
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
