import {
  describeAuthContract,
  describeDocumentsContract,
  describeFilesContract,
  describeFunctionsContract,
  describeWatchContract,
} from '@lineup/provider/contract';
import type { ContractSubject } from '@lineup/provider/contract';
import type { Passwords } from '../server/src/auth/passwords.ts';
import { embeddedDifferences } from './differences.ts';
import { embeddedWorld } from './embedded-world.ts';
import { memoryFetch } from './memory-fetch.ts';
import { startServer } from './server-under-test.ts';

/** Hashing that takes no time; the run over HTTP uses the real one. */
const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain ${password}`),
  verify: (passwordHash, password) => Promise.resolve(passwordHash === `plain ${password}`),
};

const subject: ContractSubject = {
  name: 'embedded, in memory',
  differences: embeddedDifferences,
  create: async () => {
    const baseUrl = 'http://127.0.0.1:3000';
    const server = await startServer(baseUrl, plainPasswords);
    return embeddedWorld(server, { baseUrl, fetch: memoryFetch(server.app) }, server.stop);
  },
};

describeAuthContract(subject);
describeDocumentsContract(subject);
describeWatchContract(subject);
describeFilesContract(subject);
describeFunctionsContract(subject);
