/**
 * Whether keys without Ctrl, Alt or Cmd (letters, digits, signs) do something outside of fields. People who speak to their
 * machine, or whose hands shake, switch them off (WCAG 2.1.4); the choice is stored in this browser.
 */
export interface LetterKeys {
  readonly areOn: () => boolean;
  readonly set: (on: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const storageKey = 'letter-keys';

/** Follows the choice, also where it is made in another tab. */
export function createLetterKeys(page: Window, storage: () => Storage | null): LetterKeys {
  const listeners = new Set<() => void>();
  let on = load(storage());
  const change = (next: boolean) => {
    on = next;
    for (const listener of listeners) listener();
  };
  page.addEventListener('storage', ({ key }) => {
    if (key === storageKey) change(load(storage()));
  });
  return {
    areOn: () => on,
    set(next) {
      store(storage(), next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function load(storage: Storage | null): boolean {
  try {
    return storage?.getItem(storageKey) !== 'off';
  } catch {
    // Storage is blocked: on, as they come.
    return true;
  }
}

function store(storage: Storage | null, on: boolean): void {
  try {
    storage?.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}
