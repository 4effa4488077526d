import { firstResponseMs, type Overdue } from '@lineup/provider';
import type { FirebaseOptions } from 'firebase/app';
import type { Persistence } from 'firebase/auth';
import type { MakeVerifier } from './auth/dependencies.ts';

/** The addresses of the emulators: `auth` with its scheme, the others as host and port. */
export interface EmulatorAddresses {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  readonly functions: string;
}

/** The Firebase project of the portal, from `/config.json`. */
export interface FirebaseConfig {
  readonly firebase: Readonly<
    Required<Pick<FirebaseOptions, 'apiKey' | 'authDomain' | 'projectId' | 'storageBucket' | 'appId'>>
  >;
  /** The region of the callable functions; us-central1 by default. */
  readonly region?: string;
  /** The reCAPTCHA Enterprise key of App Check; without it, App Check is not used. */
  readonly appCheckSiteKey?: string;
  readonly emulators?: EmulatorAddresses;
}

/** Waits for this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

export interface FirebaseProviderOptions {
  readonly config: FirebaseConfig;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly pause?: Pause;
  /** Reports when the first response to a watch, or about the session, is overdue; defaults to the platform's timer. */
  readonly overdue?: Overdue;
  /** Where the browser stores the session; defaults to its own storage, which reloads and tabs share. */
  readonly persistence?: Persistence;
  /** Creates the check that is required for a text message; defaults to an invisible reCAPTCHA. */
  readonly makeVerifier?: MakeVerifier;
}

/** The platform's timer as an `Overdue`. */
export const timerOverdue: Overdue = (tell) => {
  const timer = setTimeout(tell, firstResponseMs);
  return () => clearTimeout(timer);
};
