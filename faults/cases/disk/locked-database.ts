import { join } from 'node:path';
import { paths } from '@lineup/domain';
import { openDatabase } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { countEvents, storeEvents, storeFestival } from '../../support/festivals.ts';
import { inventEvent } from '../../support/lineups.ts';
import { withPortalProcess, type Portal } from '../../support/portals/portal.ts';

/** Another process locks the database, as a backup program may. */
export const lockedDatabase: FaultCase = {
  name: 'database-locked',
  promise:
    'While another process holds the database, reads go on and a save waits or is told as not saved; afterwards saves work again.',
  tries: { short: 1, long: 8 },
  run: (context, tries) =>
    withPortalProcess(context, {}, async (portal) => {
      const tally = createTally();
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      const festivalId = await storeFestival(client, 'Locked');
      await storeEvents(client, festivalId, 10);
      for (let n = 1; n <= tries; n += 1) {
        if (n % 2 === 1)
          await tally.try('held for a moment', () => heldForAMoment(client, portal, festivalId));
        else await tally.try('held for long', () => heldForLong(client, portal, festivalId));
      }
      return tally.result();
    }),
};

/** Takes the database's write lock; returns the function that releases it. */
function hold({ dataDir }: Portal): () => void {
  const db = openDatabase(join(dataDir, 'portal.db'));
  db.exec('BEGIN IMMEDIATE');
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

async function heldForAMoment(client: Client, portal: Portal, festivalId: string): Promise<void> {
  const before = await countEvents(client, festivalId);
  const release = hold(portal);
  setTimeout(release, 1500);
  const { events } = client.services;
  await events.create(festivalId, events.newId(), inventEvent(1));
  expectThat((await countEvents(client, festivalId)) === before + 1, 'The save is not there.');
}

async function heldForLong(client: Client, portal: Portal, festivalId: string): Promise<void> {
  const before = await countEvents(client, festivalId);
  const { events } = client.services;
  const id = events.newId();
  const release = hold(portal);
  try {
    await expectRefusal('A save', ['unavailable'], () => events.create(festivalId, id, inventEvent(2)));
    expectThat((await countEvents(client, festivalId)) === before, 'Something was saved or lost.');
    expectThat(
      (await client.provider.documents.get(paths.event(festivalId, id))) === null,
      'The event is there.',
    );
  } finally {
    release();
  }
  await events.create(festivalId, id, inventEvent(2));
  expectThat((await countEvents(client, festivalId)) === before + 1, 'The save is not there.');
}
