import { messages } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient } from '../../support/client.ts';
import type { GatewayMode } from '../../support/network/fake-gateway.ts';
import { untilTrue } from '../../support/until.ts';
import {
  expectNoSecrets,
  withProduction,
  type ProductionPortal,
} from '../../support/portals/production-portal.ts';
import { administrator, demoPassword } from '../../support/demo-accounts.ts';
import { tryModes } from './try-modes.ts';

/** The server waits ten seconds for a silent gateway, so only the long form tries that. */
const quickModes = ['refusing', 'breaking'] as const satisfies readonly GatewayMode[];
const modes: readonly GatewayMode[] = [...quickModes, 'silent'];

/** The SMS gateway is down, refuses, or never responds. */
export const smsGateway: FaultCase = {
  name: 'sms-down',
  promise:
    'While the SMS gateway fails the person is told so and the server logs it without secrets; the same sign-in goes on once it works.',
  tries: { short: quickModes.length, long: 3 * modes.length },
  run: tryModes({ quickModes, modes, work: signInDespite }),
};

async function signInDespite(production: ProductionPortal, mode: GatewayMode): Promise<void> {
  const { address, gateway, portal } = production;
  const { signIn } = openClient(address).services;
  gateway.become(mode);
  const outcome = await signIn.signIn(administrator.email, demoPassword);
  expectThat(outcome.requiresMFA && !outcome.smsSent, `The sign-in came to ${JSON.stringify(outcome)}`);
  expectThat(
    outcome.smsError === messages.secondFactor.sendFailed,
    `The person is told: ${outcome.smsError}`,
  );
  await untilTrue(() => portal.process().output().includes('"level":50'), 'Nothing was logged.');
  const early = await signIn.verifySms('000000');
  expectThat(early.error === messages.secondFactor.noPendingVerification, `A guessed code: ${early.error}`);
  const again = await signIn.resendSms();
  expectThat(!again.success, 'A failed message was told as sent.');

  gateway.become('good');
  const sent = await signIn.resendSms();
  expectThat(sent.success, `Once it works: ${sent.error}`);
  const code = /\d{6}/u.exec(gateway.lastText())?.[0] ?? '';
  const verified = await signIn.verifySms(code);
  expectThat(verified.success, `The code: ${verified.error}`);
  expectNoSecrets(production, [code]);
}

/** The SMS gateway is slow. */
export const slowSmsGateway: FaultCase = {
  name: 'sms-slow',
  promise: 'A slow SMS gateway makes the person wait for the message and holds up nobody else.',
  tries: { short: 1, long: 5 },
  run: async (context, tries) => {
    const tally = createTally();
    for (let n = 0; n < tries; n += 1) {
      await tally.try('sign-in', () => withProduction(context, signInSlowly));
    }
    return tally.result();
  },
};

const soonMs = 1000;

async function signInSlowly({ address, gateway }: ProductionPortal): Promise<void> {
  const { signIn } = openClient(address).services;
  gateway.become('slow');
  const signingIn = signIn.signIn(administrator.email, demoPassword);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const asked = performance.now();
  await (await fetch(`${address}/api/auth/session`)).text();
  const waitedMs = performance.now() - asked;
  expectThat(waitedMs < soonMs, `Somebody else waited ${Math.round(waitedMs)} ms.`);
  const outcome = await signingIn;
  expectThat(outcome.smsSent, `The sign-in came to ${JSON.stringify(outcome)}`);
  const verified = await signIn.verifySms(/\d{6}/u.exec(gateway.lastText())?.[0] ?? '');
  expectThat(verified.success, `The code: ${verified.error}`);
}
