export type * from './account-directory.ts';
export { administrators } from './administrators.ts';
export { changeAccess, type AccessSurroundings } from './change-access.ts';
