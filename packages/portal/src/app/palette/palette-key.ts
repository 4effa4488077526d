import { isApple } from '../keys/key-names.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K, or Cmd+K where there is such a key: there Ctrl+K cuts off the rest of a line of text. */
export function isPaletteKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  userAgent: string,
): boolean {
  if (altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  return isApple(userAgent) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
