import type { Shortcut } from './shortcuts.ts';

/** Those shortcuts that are a letter or a sign alone, and can be switched off. */
export const letterShortcuts = [
  'help',
  'findSet',
  'nextConflict',
  'previousConflict',
  'swap',
  'delay',
  'unplace',
] as const satisfies readonly Shortcut[];

export type LetterShortcut = (typeof letterShortcuts)[number];
