import { shortcuts, type Shortcut } from './shortcuts.ts';

type Modifier = 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey';

/** A key with its modifiers; modifiers that are not given are not pressed. */
export type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, Modifier>>;

/** Returns true if exactly these keys were pressed. */
export function isShortcut(name: Shortcut, pressed: Pressed): boolean {
  return shortcuts[name].split(' ').some((keys) => isPressed(keys, pressed));
}

/** Returns the first of these shortcuts whose keys were pressed; null if none. */
export function shortcutOf<S extends Shortcut>(names: readonly S[], pressed: Pressed): S | null {
  return names.find((name) => isShortcut(name, pressed)) ?? null;
}

const keyNames: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

function isPressed(keys: string, pressed: Pressed): boolean {
  const { key, ctrlKey = false, metaKey = false, altKey = false, shiftKey = false } = pressed;
  const parts = keys.split('+');
  const wanted = parts.pop() ?? '';
  const isCommand = parts.includes('Mod')
    ? ctrlKey !== metaKey
    : ctrlKey === parts.includes('Ctrl') && !metaKey;
  if (!isCommand || altKey !== parts.includes('Alt')) return false;
  const name = keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return name === wanted && (isSign(key) || shiftKey === parts.includes('Shift'));
}

/** Returns true if it depends on the keyboard layout whether the character needs Shift. */
function isSign(key: string): boolean {
  return key.length === 1 && key !== ' ' && key.toLowerCase() === key.toUpperCase();
}
