import type { CaseContext } from '../runner/fault-case.ts';
import { expectThat } from '../runner/tally.ts';

import { openFakeGateway, type FakeGateway } from './fake-gateway.ts';
import { mailSecret, openFakeMailServer, type FakeMailServer } from './fake-mail-server.ts';
import { withPortalProcess, type Portal } from './portal.ts';
import { gatewayToken, productionEnv } from './production.ts';
import { openProxy } from './proxy.ts';
import { administrator, demoPassword } from './demo-accounts.ts';

/** A production server with the accounts of the demo, a gateway and a mail server of the test's own. */
export interface ProductionPortal {
  readonly address: string;
  readonly portal: Portal;
  readonly gateway: FakeGateway;
  readonly mail: FakeMailServer;
}

/** Does `work` with a production server; afterwards its log must hold no secret. */
export async function withProduction<Result>(
  context: CaseContext,
  work: (production: ProductionPortal) => Promise<Result>,
): Promise<Result> {
  const [gateway, mail, line] = await Promise.all([openFakeGateway(), openFakeMailServer(), openProxy()]);
  const env = {
    ...productionEnv(0, { sms: gateway.address, smtp: mail.address }),
    PUBLIC_URL: line.address,
  };
  try {
    return await withPortalProcess(context, { mode: 'production', env }, (portal) => {
      line.leadTo(portal.process().port);
      return work({ address: line.address, portal, gateway, mail });
    });
  } finally {
    await Promise.all([gateway.close(), mail.close(), line.close()]);
  }
}

/** Fails where the server's output holds a secret: a password, a token, a whole phone number, a code, a reset link. */
export function expectNoSecrets({ portal }: ProductionPortal, codes: readonly string[]): void {
  const said = portal.process().output();
  const secrets = [
    demoPassword,
    gatewayToken,
    mailSecret,
    administrator.phone,
    administrator.phone.slice(1),
    'token=',
  ];
  for (const secret of [...secrets, ...codes]) {
    expectThat(!said.includes(secret), `The log holds ${secret}.`);
  }
}
