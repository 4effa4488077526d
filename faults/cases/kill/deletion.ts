import { storagePaths } from '@lineup/domain';
import { expectNone, expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { countEvents, storeDraft, storeEvents, storeFestival } from '../../support/festivals.ts';
import { inventPicture } from '../../support/pictures.ts';
import { isServiceError } from '@lineup/services';
import { killCase, type KillPlan } from './kill-plan.ts';

interface Ground {
  readonly deleted: string;
  /** An unrelated festival. */
  readonly bystander: string;
}

const events = 2000;

const plan: KillPlan<Ground, void> = {
  name: 'deletion',
  promise:
    'A deleted festival is gone with its events, uploads and files; a deletion that was killed can be done again and touches no other.',
  tries: { short: 2, long: 25 },
  usualMs: 500,
  prepare: async ({ client }, n) => ({
    deleted: await fullFestival(client, n, events),
    bystander: await fullFestival(client, n, 20),
  }),
  work: ({ client }, { deleted }) => client.services.festivals.remove(deleted),
  check: async ({ client }, { deleted, bystander }, outcome) => {
    if (outcome.status === 'rejected') await client.services.festivals.remove(deleted);
    expectNone(await whatIsLeft(client, deleted), 'Left of the festival');
    expectThat((await countEvents(client, bystander)) === 20, 'Another festival has lost events.');
    await client.provider.files.downloadUrl(storagePaths.festivalImage(bystander));
  },
};

async function fullFestival(client: Client, n: number, count: number): Promise<string> {
  const id = await storeFestival(client, `Full ${n}`);
  await storeEvents(client, id, count);
  await storeDraft(client, id, 100);
  await client.provider.files.upload(storagePaths.festivalImage(id), await inventPicture(n, 300, 180));
  return id;
}

async function whatIsLeft(client: Client, id: string): Promise<string[]> {
  const { documents } = client.provider;
  const left = await Promise.all(
    [`festivals/${id}/lineupEvents`, `festivals/${id}/lineupUploads`].map(async (collection) => {
      const count = await documents.count({ collection });
      return count === 0 ? [] : [`${count} in ${collection}`];
    }),
  );
  const there = await client.services.festivals.get(id).then(
    () => ['the festival itself'],
    (error: unknown) => (isServiceError(error, 'not-found') ? [] : [String(error)]),
  );
  return [...left.flat(), ...there];
}

export const killDeletion = killCase(plan);
