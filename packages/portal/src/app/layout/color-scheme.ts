/** What a person chooses; `auto` is what the system has. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

/** The choice of the colour scheme, stored in this browser, and its effect on the page. */
export interface ColorScheme {
  readonly get: () => SchemeChoice;
  readonly set: (choice: SchemeChoice) => void;
  readonly subscribe: (listener: (choice: SchemeChoice) => void) => () => void;
}

/** Also read before the first paint, by build/first-script.js. */
const storageKey = 'color-scheme';
const attribute = 'data-color-scheme';

/** Follows the choice and the system's preference from now on, and sets the root's attribute accordingly. */
export function createColorScheme(page: Window, storage: () => Storage | null): ColorScheme {
  const listeners = new Set<(choice: SchemeChoice) => void>();
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  let choice = loadChoice(storage());

  const apply = () => {
    const dark = choice === 'dark' || (choice === 'auto' && system.matches);
    page.document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light');
  };
  const change = (next: SchemeChoice) => {
    choice = next;
    apply();
    for (const listener of listeners) listener(choice);
  };
  system.addEventListener('change', apply);
  page.addEventListener('storage', (event) => {
    if (event.key === storageKey) change(loadChoice(storage()));
  });
  apply();

  return {
    get: () => choice,
    set(next) {
      // Whoever learns of a choice may hand it back.
      if (next === choice) return;
      storeChoice(storage(), next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function loadChoice(storage: Storage | null): SchemeChoice {
  try {
    const stored = storage?.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // Storage is blocked: the system's preference decides.
    return 'auto';
  }
}

function storeChoice(storage: Storage | null, choice: SchemeChoice): void {
  try {
    storage?.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}
