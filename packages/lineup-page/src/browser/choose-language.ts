import { readStored, storageOf, writeStored } from './storage.ts';

/**
 * Shows the page in the language that the visitor chose before on this page, else, where neither visitor nor festival has chosen one, in
 * the first of the browser's that the page has. A choice is remembered.
 */
export function chooseLanguage(page: string, preferred: readonly string[]): void {
  const root = document.documentElement;
  const key = `lineup-language:${page}`;
  const storage = storageOf(window);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.languages a')];
  const codes = links.map(({ hreflang }) => hreflang);
  // A browser that stores nothing has the choice in the address alone.
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
  // Norwegian is written "no", "nb" or "nn" by browsers.
  const languages = preferred.map((language) => language.slice(0, 2).replace(/^n[no]$/u, 'nb'));
  return languages.find((code) => codes.includes(code)) ?? 'en';
}
