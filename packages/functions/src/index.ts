export * from './lineup-reader.ts';
export * from './process-upload.ts';
export * from './delete-festival.ts';
export * from './festival-stats.ts';
export * from './history.ts';
export * from './make-rendition.ts';
export { removeLeftoverDrafts } from './save-drafts.ts';
export * from './process-within.ts';
export * from './requests.ts';
