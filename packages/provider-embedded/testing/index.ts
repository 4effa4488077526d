export { startBackend, type Backend, type BackendTraits } from './start-backend.ts';
export type { Stored } from './stored.ts';
export { administrator, password, phone, sentCode, type SessionState } from './other-tab.ts';
export { smallPicture } from './small-picture.ts';
