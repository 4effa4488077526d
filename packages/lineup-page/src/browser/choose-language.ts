import { readStored, storageOf, writeStored } from './storage.ts';

/**
 * Switches the page to the language that the visitor chose earlier on this page. If neither the visitor nor the
 * festival has chosen one, uses the browser's first language that the page supports. Stores the visitor's choice.
 */
export function chooseLanguage(page: string, preferred: readonly string[]): void {
  const root = document.documentElement;
  const key = `lineup-language:${page}`;
  const storage = storageOf(window);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.languages a')];
  const codes = links.map(({ hreflang }) => hreflang);
  // Without browser storage, only the address carries the choice.
  for (const link of links) link.addEventListener('click', () => writeStored(storage, key, link.hreflang));
  const query = new URLSearchParams(location.search);
  if (query.has('lang')) return;
  const usual = root.dataset['language'] === 'chosen' ? root.lang : firstOf(preferred, codes);
  const language = readStored(storage, key) ?? usual;
  if (language === root.lang || !codes.includes(language)) return;
  const embed = query.has('embed') ? 'embed&' : '';
  location.replace(`${location.pathname}?${embed}lang=${language}${location.hash}`);
}

function firstOf(preferred: readonly string[], codes: readonly string[]): string {
  // Browsers report Norwegian as "no", "nb" or "nn".
  const languages = preferred.map((language) => language.slice(0, 2).replace(/^n[no]$/u, 'nb'));
  return languages.find((code) => codes.includes(code)) ?? 'en';
}
