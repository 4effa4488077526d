import { isShortcut, type Pressed } from './is-shortcut.ts';
import { isApple } from './is-apple.ts';
import type { Shortcut } from './shortcuts.ts';

/**
 * Returns true if these keys were pressed with Ctrl, or with Cmd on Apple devices, where Ctrl with a letter has other
 * meanings.
 */
export function isCommandKey(name: Shortcut, pressed: Pressed, userAgent: string): boolean {
  return isShortcut(name, pressed) && pressed.metaKey === isApple(userAgent);
}
