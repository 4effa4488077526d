import { shortcuts, type Shortcut } from './shortcuts.ts';

/** Returns the keys of these shortcuts in the format of `aria-keyshortcuts`. */
export function ariaKeys(...shown: readonly Shortcut[]): string {
  const all = shown.flatMap((name) => shortcuts[name].split(' '));
  return all.flatMap(withBothModifiers).join(' ');
}

function withBothModifiers(keys: string): readonly string[] {
  const named = keys.replace('Ctrl', 'Control');
  return named.includes('Mod') ? [named.replace('Mod', 'Control'), named.replace('Mod', 'Meta')] : [named];
}
