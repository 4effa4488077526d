export * from './initials.ts';
export * from './stage-color-count.ts';
