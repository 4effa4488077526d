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

/** What the keys of `keys`, as "Shift+Mod+Z Ctrl+Y", are called on this machine: "⇧⌘Z" on those of Apple's, "Ctrl+Y" elsewhere. */
export function namesOfKeys(keys: string, userAgent: string): readonly string[] {
  const isMac = isApple(userAgent);
  // Ctrl has other meanings there.
  const usual = keys.split(' ').filter((each) => !isMac || !each.startsWith('Ctrl'));
  return usual.map((each) =>
    each
      .split('+')
      .map((part) => (isMac ? appleNames[part] : undefined) ?? names[part] ?? part)
      .join(isMac ? '' : '+'),
  );
}

/** What the keys of a shortcut are called on this machine; of several the first. */
export function keysText(name: Shortcut, userAgent: string): string {
  return namesOfKeys(shortcuts[name], userAgent)[0] ?? '';
}
