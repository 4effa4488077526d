import { join } from 'node:path';
import { markMode, openDatabase } from '@lineup/provider-embedded/server';
import type { CaseContext } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';

import { openFakeGateway, type FakeGateway } from '../network/fake-gateway.ts';
import { mailSecret, openFakeMailServer, type FakeMailServer } from '../network/fake-mail-server.ts';
import { withPortalProcess, type Portal } from './portal.ts';
import { gatewayToken, productionEnv } from './production.ts';
import { openProxy } from '../network/proxy.ts';
import { administrator, demoPassword } from '../demo-accounts.ts';

/** A production server with the accounts of the demo, a fake gateway and a fake mail server. */
export interface ProductionPortal {
  readonly address: string;
  readonly portal: Portal;
  readonly gateway: FakeGateway;
  readonly mail: FakeMailServer;
}

let made = 0;

/** Copies the demo's data as production data. */
async function copyForProduction({ program, folder }: CaseContext): Promise<string> {
  made += 1;
  const dataDir = join(folder, `production-${made}`);
  await program.copyDemo(dataDir);
  const db = openDatabase(join(dataDir, 'portal.db'));
  markMode(db, 'production');
  db.close();
  return dataDir;
}

/** Runs `work` with a production server; afterwards its log must not contain any secret. */
export async function withProduction<Result>(
  context: CaseContext,
  work: (production: ProductionPortal) => Promise<Result>,
): Promise<Result> {
  const [gateway, mail, line] = await Promise.all([openFakeGateway(), openFakeMailServer(), openProxy()]);
  const env = {
    ...productionEnv(0, { sms: withSecrets(gateway.address), smtp: mail.address }),
    PUBLIC_URL: line.address,
  };
  try {
    const dataDir = await copyForProduction(context);
    return await withPortalProcess(context, { mode: 'production', env, dataDir, demo: false }, (portal) => {
      line.leadTo(portal.process().port);
      return work({ address: line.address, portal, gateway, mail });
    });
  } finally {
    await Promise.all([gateway.close(), mail.close(), line.close()]);
  }
}

/** A secret that must not be in any log. */
const addressSecret = 'address-secret-that-no-log-may-hold';

/** The address with secrets in both of its parts that can hold one. */
function withSecrets(address: string): string {
  const url = new URL(address);
  url.username = 'festival-account';
  url.password = addressSecret;
  url.searchParams.set('key', addressSecret);
  return url.href;
}

/** Throws if the server's output contains a secret: a password, a token, a whole phone number, a code, a reset link. */
export function expectNoSecrets({ portal }: ProductionPortal, codes: readonly string[]): void {
  const log = portal.process().output();
  const secrets = [
    demoPassword,
    gatewayToken,
    mailSecret,
    addressSecret,
    administrator.phone,
    administrator.phone.slice(1),
    'token=',
  ];
  for (const secret of [...secrets, ...codes]) {
    expectThat(!log.includes(secret), `The log holds ${secret}.`);
  }
}
