import {
  describeArtistsContract,
  describeAuthContract,
  describeDocumentsContract,
  describeFilesContract,
  describeFunctionsContract,
  describeInvitationsContract,
  describePeopleContract,
  describePublishingContract,
  describeRecordsContract,
  describeWatchContract,
} from '@lineup/provider/contract';
import type { ContractSubject } from '@lineup/provider/contract';
import { embeddedDifferences } from './differences.ts';
import { embeddedWorld } from './embedded-world.ts';
import { memoryFetch } from '../testing/memory-fetch.ts';
import { startServer } from '../testing/server-under-test.ts';

const subject: ContractSubject = {
  name: 'embedded, in memory',
  differences: embeddedDifferences,
  create: async () => {
    const baseUrl = 'http://127.0.0.1:3000';
    const server = startServer({ publicUrl: baseUrl, clock: () => Date.now() });
    return embeddedWorld(server, { baseUrl, fetch: memoryFetch(server.app) }, server.stop);
  },
};

describeAuthContract(subject);
describeDocumentsContract(subject);
describeRecordsContract(subject);
describeArtistsContract(subject);
describeWatchContract(subject);
describeFilesContract(subject);
describeFunctionsContract(subject);
describeInvitationsContract(subject);
describePeopleContract(subject);
describePublishingContract(subject);
