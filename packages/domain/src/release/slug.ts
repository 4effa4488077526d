import { foldText } from '../text/fold.ts';

/** The name of a lineup, a stage or an artist in public addresses. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/u;

/** The longest one, in characters. */
export const maximumSlug = 80;

/** This much of a festival's id tells it from others. */
const partOfId = 8;

/** A text as a slug: Latin letters without case and accents, digits, and hyphens for the rest; empty where nothing is left. */
export function slugOf(text: string): string {
  const plain = foldText(text)
    .replaceAll(/['’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-');
  return withoutHyphens(withoutHyphens(plain).slice(0, maximumSlug));
}

/**
 * The slug that is suggested for a festival's lineup: its name, or, where that has no letter that can be written in Latin ones,
 * "lineup-" and a part of its id. Whether another festival has it is not asked here.
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
