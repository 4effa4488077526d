import { expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

const plan: KillPlan<Client, void> = {
  name: 'sign-in',
  promise:
    'A sign-in that was acknowledged stands after the server was killed, and any other can be done again.',
  tries: { short: 1, long: 30 },
  usualMs: 250,
  prepare: async ({ portal }) => openClient(portal.address),
  work: ({ portal }, person) => signIn(person, portal.address),
  check: async ({ portal }, person, outcome) => {
    if (outcome.status === 'rejected') await signIn(person, portal.address);
    const festivals = await person.services.festivals.list();
    expectThat(festivals.length > 0, 'The session sees no festival.');
  },
};

export const killSignIn = killCase(plan);
