import { isApple } from './is-apple.ts';
import { shortcuts, type Shortcut } from './shortcuts.ts';

const appleNames: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const names: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  Plus: '+',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
};

/**
 * Returns the names on this machine of the keys in `keys`, such as "Shift+Mod+Z Ctrl+Y": "⇧⌘Z" on Apple devices,
 * "Ctrl+Y" elsewhere.
 */
export function namesOfKeys(keys: string, userAgent: string): readonly string[] {
  const isMac = isApple(userAgent);
  // Ctrl has other meanings on Apple devices.
  const usual = keys.split(' ').filter((each) => !isMac || !each.startsWith('Ctrl'));
  return usual.map((each) =>
    each
      .split('+')
      .map((part) => (isMac ? appleNames[part] : undefined) ?? names[part] ?? part)
      .join(isMac ? '' : '+'),
  );
}

/** Returns the name of a shortcut's keys on this machine; of several alternatives the first. */
export function keysText(name: Shortcut, userAgent: string): string {
  return namesOfKeys(shortcuts[name], userAgent)[0] ?? '';
}
