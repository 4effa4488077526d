import { deleteApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { defaultRegion, operationRetryMs, uploadRetryMs } from './limits.ts';
import type { FirebaseConfig, FirebaseProviderOptions } from './options.ts';

/** The name under which the browser stores the session: the same for every page load. */
const appName = 'lineup';

/** Opens a separate app for each provider. The first one of a page always has the same name; only tests open more. */
export function openApp({ firebase, appCheckSiteKey }: FirebaseConfig): FirebaseApp {
  const others = getApps().filter(({ name }) => name.startsWith(appName)).length;
  const app = initializeApp({ ...firebase }, others === 0 ? appName : `${appName}-${others}`);
  if (appCheckSiteKey !== undefined) {
    // Must come first, so that no request is sent without the App Check token. Its script is fetched with the first
    // request.
    const provider = new ReCaptchaEnterpriseProvider(appCheckSiteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  }
  return app;
}

/** Closes everything opened for the apps of this module. */
export async function closeApps(): Promise<void> {
  const own = getApps().filter(({ name }) => name.startsWith(appName));
  await Promise.all(own.map((app) => deleteApp(app)));
}

export function openAuth(
  app: FirebaseApp,
  { config, persistence }: Pick<FirebaseProviderOptions, 'config' | 'persistence'>,
): Auth {
  const auth = initializeAuth(app, {
    persistence: persistence ?? [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (config.emulators !== undefined) {
    connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  }
  return auth;
}

export function openStorage(app: FirebaseApp, { emulators }: FirebaseConfig): FirebaseStorage {
  const storage = getStorage(app);
  storage.maxOperationRetryTime = operationRetryMs;
  storage.maxUploadRetryTime = uploadRetryMs;
  if (emulators !== undefined) connectStorageEmulator(storage, ...hostAndPort(emulators.storage));
  return storage;
}

export function openFunctions(app: FirebaseApp, { region, emulators }: FirebaseConfig): Functions {
  const functions = getFunctions(app, region ?? defaultRegion);
  if (emulators !== undefined) connectFunctionsEmulator(functions, ...hostAndPort(emulators.functions));
  return functions;
}

/** Splits '127.0.0.1:8080' into host and port. */
export function hostAndPort(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}
