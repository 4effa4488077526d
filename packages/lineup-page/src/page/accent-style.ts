import { accentShades } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';

/** What the tokens of the page are called, and which shade each becomes. */
const tokens = [
  ['accent', 'accent'],
  ['accent-strong', 'strong'],
  ['accent-tint', 'tint'],
  ['on-accent', 'onAccent'],
  ['focus', 'accent'],
  ['chosen', 'accent'],
  ['on-chosen', 'onAccent'],
] as const;

/**
 * The style sheet by which a page shows the colour of its festival; null where it has none. Styles in attributes are not allowed: it
 * stands in the page, which is sent with its hash (see `PublicFile`).
 */
export function accentStyle({ accentColor }: Pick<PublicRelease['festival'], 'accentColor'>): string | null {
  if (accentColor === undefined) return null;
  const { light, dark } = accentShades(accentColor);
  const rules = tokens.map(([token, shade]) => `--${token}:light-dark(${light[shade]},${dark[shade]})`);
  return `:root{${rules.join(';')}}`;
}

const paper = { light: '#f6f1e7', dark: '#1b1a1c' };

/** The colours of the browser's own bars around the page. */
export function themeColors({ accentColor }: Pick<PublicRelease['festival'], 'accentColor'>) {
  if (accentColor === undefined) return paper;
  const { light, dark } = accentShades(accentColor);
  return { light: light.accent, dark: dark.accent };
}
