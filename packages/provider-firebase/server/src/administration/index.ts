export { firebaseKeeper } from './keeper.ts';
export type { ProjectName } from './project.ts';
