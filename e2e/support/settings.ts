import { join } from 'node:path';
import type { EmulatorHosts } from '@lineup/provider-firebase/testing';

/** The providers on which the browser tests run. */
export type TestedProvider = 'embedded' | 'firebase';

/** A setting that `npm run test:browser` passes about the portal that it started. */
function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set. Start the browser tests with "npm run test:browser".`);
  }
  return value;
}

export const portalAddress = required('PORTAL_ADDRESS');
export const portalProvider: TestedProvider =
  process.env['PORTAL_PROVIDER'] === 'firebase' ? 'firebase' : 'embedded';
/** The addresses of the emulators; only available on Firebase. */
export function emulators(): EmulatorHosts {
  return JSON.parse(required('PORTAL_EMULATORS')) as EmulatorHosts;
}
export const portalDataDir = required('PORTAL_DATA_DIR');
export const demoPassword = required('DEMO_PASSWORD');
/** Only available if Chromium is the browser. */
export const chromiumPath = () => required('CHROMIUM_PATH');
/** The other browsers, if installed: the program of Firefox, and the driver of WebKit. */
export const firefoxPath = process.env['FIREFOX_PATH'];
export const webkitDriver = process.env['WEBKIT_DRIVER'];

/** The accounts of the demo, see the README. */
export const administrator = {
  email: 'admin@festival.example',
  phone: '+12125550100',
  name: 'Robin Meadow',
} as const;
export const newcomer = { email: 'newcomer@festival.example' } as const;
export const visitor = { email: 'visitor@festival.example' } as const;

/** Where the signed-in administrator's session is stored for the other tests; it is removed with the portal's data. */
export const signedInState = join(portalDataDir, 'signed-in-browser.json');
