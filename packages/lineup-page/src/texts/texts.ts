import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** All texts of the public page in one language, as ICU messages. */
export type Texts = Readonly<Record<TextKey, string>>;

/** Those of its script. */
export type ScriptTextKey = Extract<TextKey, `script${string}`>;
