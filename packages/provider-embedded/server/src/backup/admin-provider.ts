import type { AdminProvider } from '@lineup/provider/administration';
import { openAdministration } from '../start/open-administration.ts';
import { isEmptyPortal } from './is-empty.ts';
import { leaveDemo } from './leave-demo.ts';
import { openContents } from './open-contents.ts';
import { openReplacement, openTarget } from './open-target.ts';

/** The portal in a data folder, for operators. */
export function embeddedAdminProvider(dataDir: string): AdminProvider {
  return {
    name: 'embedded',
    openAdministration: async () => openAdministration(dataDir),
    isEmpty: async () => isEmptyPortal(dataDir),
    openContents: () => openContents(dataDir),
    openTarget: () => openTarget(dataDir),
    openReplacement: () => openReplacement(dataDir),
    leaveDemo: async () => leaveDemo(dataDir),
  };
}
