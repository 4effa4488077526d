export { renderPublic } from './render-public.ts';
export { renderSince } from './feeds/render-since.ts';
export { renderSchema } from './feeds/render-feed.ts';
export { screenPage } from './stage-screen/screen-page.ts';
export { viewPaths } from './page/views.ts';
export { unbuiltAssets, type PageAssets, type PublicPlace } from './place.ts';
export type { PublicFile } from './public-file.ts';
