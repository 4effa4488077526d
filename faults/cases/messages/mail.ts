import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';
import { openClient } from '../../support/client.ts';
import type { MailMode } from '../../support/network/fake-mail-server.ts';
import { expectNoSecrets, type ProductionPortal } from '../../support/portals/production-portal.ts';
import { untilTrue } from '../../support/until.ts';
import { administrator } from '../../support/demo-accounts.ts';
import { linkIn } from './link-in.ts';
import { tryModes } from './try-modes.ts';

/** The server waits ten seconds for a silent mail server, so only the long form tries that. */
const quickModes = ['refusing', 'quoting', 'breaking'] as const satisfies readonly MailMode[];
const modes: readonly MailMode[] = [...quickModes, 'slow', 'silent'];
const loggedWithinMs = 25_000;

/** The mail server is down, slow, refuses, or never responds. */
export const mailServer: FaultCase = {
  name: 'mail-down',
  promise:
    'While the mail server fails a reset is answered as always, so that nobody learns who has an account; the failure is logged without secrets, and the next request works.',
  tries: { short: quickModes.length, long: 2 * modes.length },
  run: tryModes({ quickModes, modes, work: resetDespite }),
};

async function resetDespite(production: ProductionPortal, mode: MailMode): Promise<void> {
  const { address, mail, portal } = production;
  const { signIn } = openClient(address).services;
  const failed = () => portal.process().output().includes('sending a reset mail failed');
  mail.become(mode);
  const asked = await signIn.requestPasswordReset(administrator.email);
  expectThat(asked.success, `The person is told: ${asked.error}`);
  if (mode === 'slow')
    await untilTrue(() => mail.lastMail() !== '', 'The mail did not come.', loggedWithinMs);
  else await untilTrue(failed, 'Nothing was logged.', loggedWithinMs);
  expectThat(mode !== 'slow' || !failed(), 'A slow mail was given up.');

  mail.become('good');
  const again = await signIn.requestPasswordReset(administrator.email);
  expectThat(again.success, `Once it works: ${again.error}`);
  await untilTrue(() => mail.lastMail() !== '', 'The mail did not come.', loggedWithinMs);
  const link = linkIn(mail.lastMail(), '/reset-password?token=');
  const page = await fetch(link.replace(new URL(link).origin, address));
  expectThat(page.ok, `The link answers ${page.status}.`);
  expectNoSecrets(production, [new URL(link).searchParams.get('token') ?? 'no token']);
}
