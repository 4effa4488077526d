export { firebaseAdminProvider } from './admin-provider.ts';
export type { ProjectName } from './project.ts';
