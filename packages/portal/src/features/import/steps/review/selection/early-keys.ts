import { shortcutOf } from '../../../../../app/keys/is-shortcut.ts';

const rowKeys = ['extendDown', 'extendUp', 'selectAll', 'fillDown', 'nextRow', 'previousRow'] as const;

/** Keys pressed in the rows before their handlers are loaded. */
export class EarlyKeys {
  #kept: KeyboardEvent[] = [];
  #isAnswered = false;

  /** Stores a key if it is one of the rows' keys; returns true if it did. */
  keep(event: KeyboardEvent): boolean {
    if (this.#isAnswered || !isInCell(event.target) || shortcutOf(rowKeys, event) === null) return false;
    event.preventDefault();
    this.#kept.push(event);
    return true;
  }

  /** Replays the stored keys, each on the element that then has the focus, and stops storing. */
  pressAgain(): void {
    this.#isAnswered = true;
    for (const key of this.#kept.splice(0)) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(key.type, key));
    }
  }
}

/** Returns false on a button of a row, which handles keys itself. */
function isInCell(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-review-rows]') !== null && !target.matches('button')
  );
}
