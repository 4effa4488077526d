export { createFirebaseProvider } from './firebase-provider.ts';
export type { EmulatorAddresses, FirebaseConfig, FirebaseProviderOptions } from './options.ts';
