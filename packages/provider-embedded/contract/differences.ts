import type { ContractDifferences } from '@lineup/provider/contract';

/** The embedded provider does not reveal why a password or an address is rejected. */
export const embeddedDifferences: ContractDifferences = {
  unknownEmail: 'invalid-credentials',
  wrongPassword: 'invalid-credentials',
  disabledAccount: 'invalid-credentials',
  clock: 'movable',
  faults: 'injectable',
  permissionKnown: 'afterPassword',
  awaitedCode: 'outlivesPage',
  latePhoneChange: 'password',
  downloadAddress: 'session',
};
