import { peopleMessages } from '@lineup/domain';
import { isServiceError, PeopleService } from '@lineup/services';
import type { FaultCase } from '../../runner/fault-case.ts';
import { expectThat } from '../../runner/tally.ts';
import { openClient, type Client } from '../../support/client.ts';
import { administrator, demoPassword } from '../../support/demo-accounts.ts';
import type { MailMode } from '../../support/network/fake-mail-server.ts';
import { expectNoSecrets, type ProductionPortal } from '../../support/portals/production-portal.ts';
import { linkIn } from './link-in.ts';
import { tryModes } from './try-modes.ts';

/** The server waits ten seconds for a silent mail server, so only the long form tries that. */
const quickModes = ['refusing', 'quoting', 'breaking'] as const satisfies readonly MailMode[];
const modes: readonly MailMode[] = [...quickModes, 'silent'];

const guest = 'guest@festival.example';
const password = 'a password that no log may hold';

/** The mail server is down, refuses, quotes or never responds while a person is invited. */
export const invitationMail: FaultCase = {
  name: 'invitation-mail-down',
  promise:
    'An invitation that cannot be mailed is reported and logged without address or secret; it can be sent again once the mail server works, and its link lets in without a trace of it in the log.',
  tries: { short: quickModes.length, long: 2 * modes.length },
  run: tryModes({ quickModes, modes, work: inviteDespite }),
};

async function inviteDespite(production: ProductionPortal, mode: MailMode): Promise<void> {
  const { address, mail } = production;
  const client = openClient(address);
  await signIn(client, production);
  const people = new PeopleService(client.provider);
  mail.become(mode);
  const failure = await people
    .change({ type: 'invite', email: guest }, demoPassword)
    .catch((error: unknown) => error);
  const isReported =
    isServiceError(failure, 'unavailable') && failure.message === peopleMessages.errors.notMailed;
  expectThat(isReported, `The failure was: ${String(failure)}`);

  mail.become('good');
  const [open] = (await people.list()).invitations;
  expectThat(open?.email === guest, 'The invitation is not listed.');
  await people.change({ type: 'resendInvitation', id: open?.id ?? '' }, demoPassword);
  const token = new URL(linkIn(mail.lastMail(), '/invitation#')).hash.slice(1);
  const { invitations } = openClient(address).provider.auth;
  expectThat((await invitations.find(token)) === guest, 'The link is not that of the invited person.');
  await invitations.accept(token, password);
  expectNoSecrets(production, [token, guest, password]);
}

async function signIn(client: Client, { gateway }: ProductionPortal): Promise<void> {
  const calls = client.services.signIn;
  await calls.signIn(administrator.email, demoPassword);
  const verified = await calls.verifySms(/\d{6}/u.exec(gateway.lastText())?.[0] ?? '');
  expectThat(verified.success, `The code was not taken: ${verified.error}`);
}
