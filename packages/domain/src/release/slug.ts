import { foldText } from '../text/fold.ts';

/** A lineup, stage or artist in public addresses. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/u;

/** The maximum length in characters. */
export const maximumSlug = 80;

/** How many characters of a festival's id identify it well enough. */
const partOfId = 8;

/**
 * Converts a text to a slug: lowercase Latin letters without accents, digits, and hyphens for everything else; empty if
 * nothing is left.
 */
export function slugOf(text: string): string {
  const plain = foldText(text)
    .replaceAll(/['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-');
  return withoutHyphens(withoutHyphens(plain).slice(0, maximumSlug));
}

/**
 * Suggests a slug for a festival's lineup: its name or, if that has no letter that can be written in Latin script,
 * "lineup-" and a part of its id. Does not check whether another festival uses it.
 */
export function suggestSlug(festivalName: string, festivalId: string): string {
  const name = slugOf(festivalName);
  if (name !== '') return name;
  const part = festivalId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')
    .slice(-partOfId);
  return part === '' ? 'lineup' : `lineup-${part}`;
}

function withoutHyphens(text: string): string {
  return text.replaceAll(/^-+|-+$/gu, '');
}
