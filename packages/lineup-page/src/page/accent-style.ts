import { accentShades } from '@lineup/domain';
import type { PublicRelease } from '@lineup/domain/release';

/** The page's colour tokens, and the shade that each one gets. */
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
 * The style sheet with the festival's colour; null if it has none. Inline `style` attributes are not allowed, so it is
 * a style element, and the page is sent with its hash (see `PublicFile`).
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
