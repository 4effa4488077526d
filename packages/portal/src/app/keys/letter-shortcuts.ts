import type { Shortcut } from './shortcuts.ts';

/** The shortcuts that are a single letter or punctuation mark and can be switched off. */
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
