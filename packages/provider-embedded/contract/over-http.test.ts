import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
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
import { argonPasswords } from '../server/src/auth/passwords/passwords.ts';
import { embeddedDifferences } from './differences.ts';
import { embeddedWorld } from './embedded-world.ts';
import { startServer } from '../testing/server-under-test.ts';

const subject: ContractSubject = {
  name: 'embedded, over HTTP',
  differences: embeddedDifferences,
  create: async () => {
    const server = startServer({
      publicUrl: 'http://127.0.0.1',
      clock: () => Date.now(),
      passwords: argonPasswords,
    });
    const listener = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    if (!listener.listening) await once(listener, 'listening');
    const baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    return embeddedWorld(server, { baseUrl, fetch: (url, init) => fetch(url, init) }, async () => {
      listener.closeAllConnections();
      listener.close();
      await server.stop();
    });
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
