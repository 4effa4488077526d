import type { ArtistKeys } from './artist-key.ts';

const additions = /\([^)]*\)|\[[^\]]*\]|\b(?:live|dj|live dj|vinyl) set\b|\blive\s*$/gu;
const joints = /\s(?:b2b|x|w|ft|feat|featuring|and|und|vs|with)\.?\s|\sw\/\s*|[&+/,]/u;
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/u;
const telling = / (?:b2b|x|w|ft|feat|featuring|and|und|vs|with|set|live)\b/u;
const noParts: readonly string[] = [];

/**
 * The keys by which artists stand in the words of the history, in the addresses of public feeds and in older acceptances. It is never
 * made better: what was stored would not be found any more, and a feed would get another address. For any other use
 * there is `artistKeys`.
 */
export function storedArtistKeys(name: string): ArtistKeys {
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
