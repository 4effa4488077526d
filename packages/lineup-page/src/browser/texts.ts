import type { ScriptTexts } from '../texts/script-texts.ts';
import { textWriter } from './write-text.ts';

/** Writes a text in the language of the page, from the texts embedded in it. */
export const text = textWriter(broughtTexts(), document.documentElement.lang);

function broughtTexts(): ScriptTexts {
  const texts: unknown = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
  return isTexts(texts) ? texts : {};
}

function isTexts(texts: unknown): texts is ScriptTexts {
  return typeof texts === 'object' && texts !== null;
}

/** The query that keeps the visitor's chosen language in an address of the page. */
export function languageQuery(): string {
  const code = new URLSearchParams(location.search).get('lang');
  return code === null ? '' : `?lang=${code}`;
}
