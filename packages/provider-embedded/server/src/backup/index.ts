export { embeddedAdminProvider } from './admin-provider.ts';
