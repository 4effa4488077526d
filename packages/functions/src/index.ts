export * from './process-upload.ts';
export * from './delete-festival.ts';
export * from './festival-stats.ts';
