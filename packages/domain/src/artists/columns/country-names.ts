import { isCountryCode } from '../../entities/country-codes.ts';
import { foldText } from '../../text/fold.ts';
import { countryNameTable } from './country-name-table.ts';

/** Other names of countries: parts of a country, older names, and the three-letter abbreviations that festivals use. */
const otherNames = {
  AE: 'uae emirates',
  AR: 'arg',
  AT: 'aut',
  AU: 'aus',
  BE: 'bel',
  BR: 'bra',
  CA: 'can',
  CH: 'che sui',
  CI: 'ivorycoast',
  CN: 'chn',
  CZ: 'cze czechrepublic tschechischerepublik tsjechischerepubliek',
  DE: 'deu ger',
  DK: 'dnk den',
  ES: 'esp',
  FI: 'fin',
  FR: 'fra',
  GB: 'uk gbr england scotland wales northernireland greatbritain britain schottland ecosse angleterre inghilterra inglaterra engeland',
  GR: 'gre grc',
  HU: 'hun',
  IE: 'irl ire eire',
  IL: 'isr',
  IS: 'isl ice',
  IT: 'ita',
  JP: 'jpn jap',
  KR: 'kor southkorea korea',
  MK: 'macedonia mazedonien',
  MX: 'mex',
  NL: 'nld ned holland',
  NO: 'nor',
  NZ: 'nzl',
  PL: 'pol',
  PT: 'prt por',
  RU: 'rus russianfederation',
  SE: 'swe',
  TR: 'tur turkey turkei turquie turquia turchia turkije',
  TW: 'taiwan',
  UA: 'ukr',
  US: 'usa unitedstatesofamerica america',
  VN: 'vietnam',
  ZA: 'rsa zaf',
} as const;

/** Built on first use, as few files have countries. */
let codes: ReadonlyMap<string, string> | null = null;

function readTable(): ReadonlyMap<string, string> {
  const others = Object.entries(otherNames).map(([code, names]) => `${code} ${names}`);
  return new Map(
    [...countryNameTable, ...others].flatMap((line) => {
      const [code = '', ...names] = line.split(' ');
      return names.map((name) => [name, code] as const);
    }),
  );
}

const flagLetter = 0x1f1e6;
const letterA = 65;

/**
 * The two letters of a flag, which is written as a pair of regional indicator symbols; other text is returned
 * unchanged.
 */
function lettersOfFlag(text: string): string {
  return text.replaceAll(/\p{Regional_Indicator}/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? flagLetter) - flagLetter + letterA),
  );
}

/**
 * Finds a country's code by its code in any case, its flag, or its name in a language whose headings are recognised;
 * null if unknown. Finds "Sweden (SE)" by either part.
 */
export function countryCodeOf(text: string): string | null {
  const plain = lettersOfFlag(text).trim();
  return (
    codeOf(plain) ??
    codeOf(plain.replaceAll(/\([^)]*\)/gu, '')) ??
    codeOf(/\(([^)]*)\)/u.exec(plain)?.[1] ?? '')
  );
}

function codeOf(text: string): string | null {
  const letters = foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const code = letters.toUpperCase();
  if (isCountryCode(code)) return code;
  codes ??= readTable();
  return codes.get(letters) ?? null;
}
