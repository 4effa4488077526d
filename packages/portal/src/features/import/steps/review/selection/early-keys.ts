import { shortcutOf } from '../../../../../app/keys/is-shortcut.ts';

const rowKeys = ['extendDown', 'extendUp', 'selectAll', 'fillDown', 'nextRow', 'previousRow'] as const;

/** Keys of the rows that are pressed before what answers them is there. */
export class EarlyKeys {
  #kept: KeyboardEvent[] = [];
  #isAnswered = false;

  /** Keeps a key where it is one of the rows; returns true if it did. */
  keep(event: KeyboardEvent): boolean {
    if (this.#isAnswered || !isInCell(event.target) || shortcutOf(rowKeys, event) === null) return false;
    event.preventDefault();
    this.#kept.push(event);
    return true;
  }

  /** Presses the kept keys again, each where the focus then is, and keeps no more. */
  pressAgain(): void {
    this.#isAnswered = true;
    for (const key of this.#kept.splice(0)) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(key.type, key));
    }
  }
}

/** Returns false at a button of a row, which answers its keys itself. */
function isInCell(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-review-rows]') !== null && !target.matches('button')
  );
}
