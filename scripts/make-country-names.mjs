// Writes the country names from the data of this Node.js: `node --import tsx scripts/make-country-names.mjs`.
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { countryCodes } from '../packages/domain/src/entities/country-codes.ts';
import { foldText } from '../packages/domain/src/text/fold.ts';

const file = new URL('../packages/domain/src/artists/columns/country-name-table.ts', import.meta.url);

/** The languages of the headings that the import recognises. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu'];
const names = languages.flatMap((language) =>
  ['long', 'short'].map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);
const lettersOf = (name) => foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

const taken = new Map();
for (const code of countryCodes) {
  for (const each of names) {
    const name = lettersOf(each.of(code) ?? '');
    if (name.length > 3 && !taken.has(name)) taken.set(name, code);
  }
}
const lines = countryCodes.map((code) =>
  [code, ...[...taken].filter(([, of]) => of === code).map(([name]) => name)].join(' '),
);
const text = `/* Written by scripts/make-country-names.mjs. */

/** The countries by their codes, each with its names in the languages of the headings, in small letters without accents and spaces. */
export const countryNameTable: readonly string[] = ${JSON.stringify(lines)};
`;
writeFileSync(file, await format(text, { parser: 'typescript', printWidth: 110, singleQuote: true }));
