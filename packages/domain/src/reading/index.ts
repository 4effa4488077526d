export * from './source.ts';
export * from './lineup-mapping.ts';
export * from './open-file.ts';
export * from './suggest-mapping.ts';
export * from './read-mapped.ts';
export * from './parse-any-lineup.ts';
export * from './source-places.ts';
export * from './read-artist-file.ts';
