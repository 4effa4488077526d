import { createStoredChoice, type StoredChoice } from '../stored-choice.ts';

/** The user's choice; `auto` follows the system. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

/** The choice of the colour scheme, stored in this browser. */
export type ColorScheme = StoredChoice<SchemeChoice>;

/** Also read before the first paint by build/first-script.js. */
const key = 'color-scheme';
const attribute = 'data-color-scheme';

/** Follows the choice and the system's preference from now on, and updates the attribute of the root element. */
export function createColorScheme(page: Window, storage: () => Storage | null): ColorScheme {
  const system = page.matchMedia('(prefers-color-scheme: dark)');
  const choice = createStoredChoice<SchemeChoice>(page, storage, {
    key,
    parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'auto'),
    text: (value) => value,
  });
  const apply = () => {
    const dark = choice.get() === 'dark' || (choice.get() === 'auto' && system.matches);
    page.document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  choice.subscribe(apply);
  apply();
  return choice;
}
