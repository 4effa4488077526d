import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The project in which the functions run, opened by the first call; loading the functions opens nothing. */
export function openProject(): App {
  return getApps()[0] ?? initializeApp();
}

/** The same for every call of a machine. */
export function openFirestore(): Firestore {
  return getFirestore(openProject());
}
