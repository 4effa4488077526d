import { isTyping } from '../undo/undo-key.ts';

/** Returns true if this key was pressed alone, or with Shift for a capital, outside of fields and lists, which keep their keys. */
export function isLetterKey(event: KeyboardEvent, key: string): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || takesLetters(event.target)) return false;
  // A sign may need Shift, which depends on the keyboard.
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (!isLetter) return event.key === key;
  const letter = key.toLowerCase();
  return event.key.toLowerCase() === letter && event.shiftKey === (key !== letter);
}

/** Returns true if what is typed there says something to it. */
function takesLetters(target: EventTarget | null): boolean {
  if (isTyping(target)) return true;
  return target instanceof Element && target.closest('select, [role="listbox"], [role="menu"]') !== null;
}
