import type { Keeper } from '@lineup/provider/administration';
import { openAdministration } from '../start/open-administration.ts';
import { isEmptyPortal } from './is-empty.ts';
import { leaveDemo } from './leave-demo.ts';
import { openHoldings } from './open-holdings.ts';
import { openReplacement, openTarget } from './open-target.ts';

/** The portal in a data folder, for operators. */
export function embeddedKeeper(dataDir: string): Keeper {
  return {
    name: 'embedded',
    openAdministration: async () => openAdministration(dataDir),
    isEmpty: async () => isEmptyPortal(dataDir),
    openHoldings: () => openHoldings(dataDir),
    openTarget: () => openTarget(dataDir),
    openReplacement: () => openReplacement(dataDir),
    leaveDemo: async () => leaveDemo(dataDir),
  };
}
