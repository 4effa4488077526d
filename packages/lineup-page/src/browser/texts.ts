import type { ScriptTexts } from '../texts/script-texts.ts';
import { textWriter } from './write-text.ts';

/** The page brings the texts of its script along. */
const brought = document.getElementById('texts')?.textContent ?? '{}';

/** Writes a text in the language of the page. */
export const text = textWriter(JSON.parse(brought) as Partial<ScriptTexts>, document.documentElement.lang);

/** What an address of a page ends with, so that it is in the language that the visitor has chosen. */
export function languageQuery(): string {
  const code = new URLSearchParams(location.search).get('lang');
  return code === null ? '' : `?lang=${code}`;
}
