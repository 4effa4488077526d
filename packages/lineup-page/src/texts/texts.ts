import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** All texts of the public page in one language, as ICU messages. */
export type Texts = Readonly<Record<TextKey, string>>;

/** Those that its script shares with it. */
export const sharedTexts = [
  'changeNew',
  'changeMoved',
  'changeMovedFrom',
  'changeRestored',
  'timeToCome',
] as const;

/** Those of its script. */
export type ScriptTextKey = Extract<TextKey, `script${string}`> | (typeof sharedTexts)[number];
