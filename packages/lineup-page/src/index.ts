export type { PublicFile } from './public-file.ts';
