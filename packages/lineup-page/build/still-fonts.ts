import type { Plugin } from 'vite';

/**
 * Makes a font that arrives late wait for the next page, so that no text moves while a visitor reads. The portal, which
 * people open every day, swaps its fonts.
 */
export function stillFonts(): Plugin {
  return {
    name: 'still-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/fonts.css') ? code.replaceAll('font-display: swap', 'font-display: optional') : null,
  };
}
