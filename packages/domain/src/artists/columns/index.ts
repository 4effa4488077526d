/* What files say about artists. A separate entry point, so that only pages that import or save it load it. */
export * from './artist-base.ts';
export * from './artist-text.ts';
export * from './artist-units.ts';
export * from './plan-artists.ts';
export * from './said-artists.ts';
export * from './shown-artist-text.ts';
export * from './tidy-artist-text.ts';
