import type { ContractDifferences } from '@lineup/provider/contract';

/** The differences from the embedded provider and their reasons. */
export const firebaseDifferences: ContractDifferences = {
  // E-mail enumeration protection is part of the set-up; the client makes a disabled account look the same.
  unknownEmail: 'invalid-credentials',
  wrongPassword: 'invalid-credentials',
  disabledAccount: 'invalid-credentials',
  // The clock of the pages, and of the proxy that checks the age of a sign-in instead of the service.
  clock: 'movable',
  faults: 'injectable',
  // Before the second factor there is no token, and without a token nothing can be read.
  permissionKnown: 'afterCode',
  // The id to verify the code with would let anyone finish the sign-in, so it stays in the page's memory.
  awaitedCode: 'endsWithPage',
  // Once a phone is enrolled, a password alone gives no new token.
  latePhoneChange: 'signIn',
  // Cloud Storage puts a token into the address; the rules protect everything else.
  downloadAddress: 'unguessable',
};
