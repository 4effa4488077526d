import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** Opens the functions' project on the first call; loading the functions opens nothing. */
export function openProject(): App {
  return getApps()[0] ?? initializeApp();
}

/** Shared by all calls of an instance. */
export function openFirestore(): Firestore {
  return getFirestore(openProject());
}
