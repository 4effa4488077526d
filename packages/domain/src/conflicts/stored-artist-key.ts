import type { ArtistKeys } from './artist-key.ts';

const additions = /\([^)]*\)|\[[^\]]*\]|\b(?:live|dj|live dj|vinyl) set\b|\blive\s*$/gu;
const joints = /\s(?:b2b|x|w|ft|feat|featuring|and|und|vs|with)\.?\s|\sw\/\s*|[&+/,]/u;
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/u;
const telling = / (?:b2b|x|w|ft|feat|featuring|and|und|vs|with|set|live)\b/u;
const noParts: readonly string[] = [];

/**
 * The stable artist keys used in search words of the history, in addresses of public feeds and in older acceptances.
 * Must never change, or stored data would no longer be found and feeds would get new addresses. For any other purpose
 * use `artistKeys`.
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

/** Letters and digits; for a name without any, such as "!!!", its signs. */
function foldPart(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || text.replaceAll(/\s+/gu, '');
}
