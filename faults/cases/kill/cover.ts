import { expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventPicture } from '../../support/pictures.ts';
import { killCase, type Bench, type KillPlan } from './kill-plan.ts';

const replacements = 4;

const plan: KillPlan<string, void> = {
  name: 'cover',
  promise:
    'While a festival’s picture is replaced again and again, its address leads to a picture at every moment.',
  tries: { short: 2, long: 20 },
  usualMs: 500,
  prepare: async (bench, n) => {
    const festivalId = await storeFestival(bench.client, `Covered ${n}`);
    await replaceCover(bench, festivalId, 0);
    return festivalId;
  },
  work: async (bench, festivalId) => {
    for (let n = 1; n <= replacements; n += 1) await replaceCover(bench, festivalId, n);
  },
  check: async ({ client }, festivalId) => {
    await expectPicture(client, festivalId);
    // The page is closed after the new picture was sent and before its address was set.
    await client.services.festivals.uploadImage(festivalId, await inventPicture(replacements, 300, 180));
    await expectPicture(client, festivalId);
  },
};

async function expectPicture({ services, fetch }: Client, festivalId: string): Promise<void> {
  const { imageURL } = await services.festivals.get(festivalId);
  expectThat(imageURL !== null, 'The festival has lost its picture.');
  const shown = await fetch(imageURL);
  expectThat(shown.ok, `The picture answers ${shown.status}.`);
  expectThat((await shown.arrayBuffer()).byteLength > 0, 'The picture is empty.');
}

async function replaceCover({ client }: Bench, festivalId: string, n: number): Promise<void> {
  const { festivals } = client.services;
  const imageURL = await festivals.uploadImage(festivalId, await inventPicture(n, 300, 180));
  await festivals.update(festivalId, { imageURL });
}

export const killCover = killCase(plan);
