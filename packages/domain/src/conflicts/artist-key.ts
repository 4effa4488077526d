/** An artist's name as it is compared: the name itself, and the parts of one that joins several. */
export interface ArtistKeys {
  /** Empty for a name without any letter or sign: nobody is known by it. */
  readonly whole: string;
  /** None for a name that joins nobody. */
  readonly parts: readonly string[];
}

/** What is said of a performance and not of who performs: "(live)", "DJ set". */
const additions = /\([^)]*\)|\[[^\]]*\]|\b(?:live|dj|live dj|vinyl) set\b|\blive\s*$/gu;

/** What stands between names that play together. */
const joints = /\s(?:b2b|x|w|ft|feat|featuring|and|und|vs|with)\.?\s|\sw\/\s*|[&+/,]/u;

/** Most names need nothing of all this. */
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/u;
const telling = / (?:b2b|x|w|ft|feat|featuring|and|und|vs|with|set|live)\b/u;
const noParts: readonly string[] = [];

/**
 * How a name is compared: without case, accents, punctuation and additions such as "(live)". A name that joins several
 * (b2b, &, x, w/, ft, and, vs, +, slash, comma) has those as its parts.
 */
export function artistKeys(name: string): ArtistKeys {
  const lower = name.toLowerCase();
  if (simple.test(lower) && !telling.test(lower)) return { whole: lower, parts: noParts };
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(additions, ' ');
  const whole = foldPart(plain) || foldPart(lower);
  const parts = plain
    .split(joints)
    .map(foldPart)
    .filter((part) => part !== '' && part !== whole);
  return { whole, parts: parts.length > 1 ? [...new Set(parts)] : noParts };
}

/** Letters and digits; of a name that has none, such as "!!!", its signs. */
function foldPart(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || text.replaceAll(/\s+/gu, '');
}
