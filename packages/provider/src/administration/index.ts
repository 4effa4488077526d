export * from './account-rules.ts';
export * from './administration.ts';
export * from './administration.ts';
export * from './file-references.ts';
export * from './contents.ts';
export * from './travelling-releases.ts';
export * from './inspection.ts';
