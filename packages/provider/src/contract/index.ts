export { describeArtistsContract } from './artists.ts';
export { describeAuthContract } from './auth.ts';
export { describeDocumentsContract } from './documents.ts';
export { describeFilesContract } from './files.ts';
export { describeFunctionsContract } from './functions.ts';
export { describeInvitationsContract } from './invitations.ts';
export { describePeopleContract } from './people.ts';
export { describePublishingContract } from './publishing.ts';
export { describeRecordsContract } from './records.ts';
export { describeWatchContract } from './watch.ts';
export type {
  AccountTraits,
  ContractAccount,
  ContractBrowser,
  ContractDifferences,
  ContractSubject,
  ContractWorld,
} from './world.ts';
