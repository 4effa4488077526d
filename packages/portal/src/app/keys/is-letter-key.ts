import { isTyping } from './is-typing.ts';
import { isShortcut } from './is-shortcut.ts';
import type { LetterShortcut } from './letter-shortcuts.ts';

/** Returns true if this key was pressed outside of fields and lists, which use keys themselves. */
export function isLetterKey(event: KeyboardEvent, name: LetterShortcut): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  return isShortcut(name, event) && !takesLetters(event.target);
}

/** Returns true if the element reacts to letters typed into it. */
function takesLetters(target: EventTarget | null): boolean {
  if (isTyping(target)) return true;
  return target instanceof Element && target.closest('select, [role="listbox"], [role="menu"]') !== null;
}
