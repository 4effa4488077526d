export { renderPublic } from './render-public.ts';
export type { PageAssets, PublicPlace } from './place.ts';
export type { PublicFile } from './public-file.ts';
