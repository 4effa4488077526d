import type { ContractDifferences } from '@lineup/provider/contract';

/** What differs from the embedded provider, with the reason. */
export const firebaseDifferences: ContractDifferences = {
  // E-mail enumeration protection is part of the set-up; a disabled account is made to look the same by the client.
  unknownEmail: 'invalid-credentials',
  wrongPassword: 'invalid-credentials',
  disabledAccount: 'invalid-credentials',
  // That of the pages, and of the proxy that checks the age of a sign-in in the service's stead.
  clock: 'movable',
  faults: 'injectable',
  // Before the second factor there is no token, and without a token nothing can be read.
  permissionKnown: 'afterCode',
  // What the code is given back with would let anybody finish the sign-in; it stays in the page's memory.
  awaitedCode: 'endsWithPage',
  // A password alone gives no new token once a phone is enrolled.
  latePhoneChange: 'signIn',
  // Cloud Storage puts a token into the address; the rules guard everything else.
  downloadAddress: 'unguessable',
};
