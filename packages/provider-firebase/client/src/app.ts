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

/** The name under which the browser keeps the session: the same at every load of the page. */
const appName = 'lineup';

/** An app of its own for each provider. The first of a page has always the same name; only tests make more. */
export function openApp({ firebase, appCheckSiteKey }: FirebaseConfig): FirebaseApp {
  const others = getApps().filter(({ name }) => name.startsWith(appName)).length;
  const app = initializeApp({ ...firebase }, others === 0 ? appName : `${appName}-${others}`);
  if (appCheckSiteKey !== undefined) {
    // Before everything else, so that no request is sent without the proof. Its script is fetched with the first one.
    const provider = new ReCaptchaEnterpriseProvider(appCheckSiteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  }
  return app;
}

/** Ends everything that was opened for the apps of this module. */
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

/** '127.0.0.1:8080' in its two parts. */
export function hostAndPort(address: string): [host: string, port: number] {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
}
