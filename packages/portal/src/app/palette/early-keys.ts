import { isShortcut } from '../keys/is-shortcut.ts';

/** What was typed before the palette was loaded. */
export interface EarlyKeys {
  readonly text: string;
  readonly isEntered: boolean;
}

export const noEarlyKeys: EarlyKeys = { text: '', isEntered: false };

/**
 * Intercepts keys, which the page would take as shortcuts, until the returned function is called: they are meant for
 * the palette that is still loading.
 */
export function catchEarlyKeys(page: Document): () => EarlyKeys {
  let keys = noEarlyKeys;
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (isShortcut('confirm', event)) keys = { ...keys, isEntered: true };
    else if (key === 'Backspace') keys = { ...keys, text: keys.text.slice(0, -1) };
    else if (key.length === 1) keys = { ...keys, text: keys.text + key };
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const ending = new AbortController();
  page.addEventListener('keydown', press, { signal: ending.signal, capture: true });
  return () => {
    ending.abort();
    return keys;
  };
}
