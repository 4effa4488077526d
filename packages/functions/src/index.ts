export * from './process-upload.ts';
export * from './delete-festival.ts';
