import { fileURLToPath } from 'node:url';
import { installLocked } from './install-locked.mjs';

const folder = fileURLToPath(new URL('../../packages/provider-firebase/emulators/', import.meta.url));

/** Installs firebase-tools, with the emulators and the command line, next to our own emulators, unless installed. */
export function installFirebaseTools() {
  installLocked(folder, { name: 'the tools of Firebase', optional: 'omit' });
}
