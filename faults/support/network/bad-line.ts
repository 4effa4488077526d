import type { CaseContext } from '../../runner/fault-case.ts';
import { openClient, signIn, type Client } from '../client.ts';
import { withPortalProcess, type Portal } from '../portals/portal.ts';
import { openProxy, type Proxy } from './proxy.ts';

/** A portal reached through a line that can fail. */
export interface BadLine {
  readonly portal: Portal;
  readonly proxy: Proxy;
  /** Signed in, through the line. */
  readonly client: Client;
}

/** Runs `work` with a portal behind a separate line. */
export async function withBadLine<Result>(
  context: CaseContext,
  work: (line: BadLine) => Promise<Result>,
): Promise<Result> {
  const proxy = await openProxy();
  try {
    return await withPortalProcess(context, { env: { PUBLIC_URL: proxy.address } }, async (portal) => {
      proxy.leadTo(portal.process().port);
      const client = openClient(proxy.address);
      await signIn(client, proxy.address);
      return work({ portal, proxy, client });
    });
  } finally {
    await proxy.close();
  }
}

/** Another person, signed in over another line, so that changes do not come from the client under test. */
export async function anotherClient({ proxy, portal }: BadLine): Promise<Client> {
  const client = openClient(proxy.address, { through: portal.address });
  await signIn(client, portal.address);
  return client;
}
