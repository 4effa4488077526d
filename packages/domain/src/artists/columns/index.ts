/*
 * What files say of artists. An entry of its own: only pages that import it, or save it, load it.
 */
export * from './artist-base.ts';
export * from './artist-text.ts';
export * from './artist-units.ts';
export * from './plan-artists.ts';
export * from './said-artists.ts';
export * from './shown-artist-text.ts';
export * from './tidy-artist-text.ts';
