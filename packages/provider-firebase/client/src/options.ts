import { firstResponseMs, type Overdue } from '@lineup/provider';
import type { FirebaseOptions } from 'firebase/app';
import type { Persistence } from 'firebase/auth';
import type { MakeVerifier } from './auth/dependencies.ts';

/** Where the emulators answer: `auth` with its scheme, the others as host and port. */
export interface EmulatorAddresses {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  readonly functions: string;
}

/** The project that the portal works with, as `/config.json` names it. */
export interface FirebaseConfig {
  readonly firebase: Readonly<
    Required<Pick<FirebaseOptions, 'apiKey' | 'authDomain' | 'projectId' | 'storageBucket' | 'appId'>>
  >;
  /** Where the callable functions run; us-central1 unless given. */
  readonly region?: string;
  /** The reCAPTCHA Enterprise key of App Check; without it no proof of the app is sent. */
  readonly appCheckSiteKey?: string;
  readonly emulators?: EmulatorAddresses;
}

/** Waits this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

export interface FirebaseProviderOptions {
  readonly config: FirebaseConfig;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  readonly pause?: Pause;
  /** When the first response to a watch, or about the session, is overdue; by the platform's timer unless given. */
  readonly overdue?: Overdue;
  /** Where the browser keeps the session; its own storage unless given, so that reloads and tabs share it. */
  readonly persistence?: Persistence;
  /** Proves to the provider that a person asks for a text message; an invisible reCAPTCHA unless given. */
  readonly makeVerifier?: MakeVerifier;
}

/** The platform's timer as an `Overdue`. */
export const timerOverdue: Overdue = (tell) => {
  const timer = setTimeout(tell, firstResponseMs);
  return () => clearTimeout(timer);
};
