export * from './errors.ts';
export * from './auth.ts';
export * from './documents.ts';
export * from './query.ts';
export * from './files.ts';
export * from './functions.ts';
export * from './provider.ts';
