import { isApple } from './key-names.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns true if this is Ctrl and the letter, or Cmd and the letter where there is such a key: there Ctrl has meanings of its own. */
export function isCommandKey(letter: string, pressed: Pressed, userAgent: string): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey || shiftKey || key.toLowerCase() !== letter) return false;
  return isApple(userAgent) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
