import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** All texts of the public page in one language, as ICU messages. */
export type Texts = Readonly<Record<TextKey, string>>;

/** The texts that the page shares with its script. */
export const sharedTexts = [
  'changeNew',
  'changeMoved',
  'changeMovedFrom',
  'changeRestored',
  'timeToCome',
] as const;

/** The keys of the script's texts. */
export type ScriptTextKey = Extract<TextKey, `script${string}`> | (typeof sharedTexts)[number];
