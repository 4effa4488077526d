import type { Plugin } from 'vite';

/**
 * A face that arrives late is first used by the next page: nothing on a page that is read moves, by no pixel. The portal, which is
 * opened every day, swaps its faces.
 */
export function stillFonts(): Plugin {
  return {
    name: 'still-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/fonts.css') ? code.replaceAll('font-display: swap', 'font-display: optional') : null,
  };
}
