import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyMessages, paths, type Change } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { countEvents, storeDraft, storeFestival } from '../../support/festivals.ts';
import { changesOf, latestChange } from '../../support/history.ts';
import { inventEvent } from '../../support/lineups.ts';
import { withPortalProcess, type Portal } from '../../support/portals/portal.ts';

const imported = 450;

/** The bytes of a record, or of one of its parts, are damaged on the disk. */
export const damagedRecord: FaultCase = {
  name: 'history-damaged',
  promise:
    'A damaged entry of the history is told, the others are shown and undone, and nothing is guessed or done by half.',
  tries: { short: 3, long: 30 },
  run: (context, tries, random) =>
    withPortalProcess(context, {}, async (portal) => {
      const tally = createTally();
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      const kinds = [
        ['an entry of before', entryOfBefore],
        ['an entry of since', entryOfSince],
        ['a part of an import', partOfImport],
      ] as const;
      for (let n = 0; n < tries; n += 1) {
        const [what, damaged] = kinds[n % kinds.length] ?? kinds[0];
        await tally.try(what, () => damaged(client, portal, random));
      }
      return tally.result();
    }),
};

/** A festival of two sets with a change each and, between them, an import in several parts. */
async function prepare(client: Client) {
  const festivalId = await storeFestival(client, 'Damaged');
  const { events, uploads } = client.services;
  const lineup = await storeDraft(client, festivalId, imported);
  await events.create(festivalId, events.newId(), inventEvent(1));
  const first = await latestChange(client, festivalId);
  await uploads.saveAll(lineup);
  const lineupImported = await latestChange(client, festivalId);
  await events.create(festivalId, events.newId(), inventEvent(2));
  return { festivalId, first, lineupImported, last: await latestChange(client, festivalId) };
}

async function entryOfBefore(client: Client, portal: Portal, random: Random): Promise<void> {
  const { festivalId, first, lineupImported, last } = await prepare(client);
  await damage(portal, paths.change(festivalId, first.id), random);
  await expectShown(client, festivalId, [last, lineupImported]);
  const { history } = client.services;
  const { events } = await history.asOf(festivalId, lineupImported);
  expectThat(events.length === imported + 1, `${events.length} sets as of then`);
  await expectRefusal('Its own undo', ['internal'], () => history.undo(festivalId, first, 'ask'));
  const outcome = await history.undo(festivalId, lineupImported, 'ask');
  expectThat(outcome.state === 'done', `The undo of another comes to “${outcome.state}”.`);
  expectThat((await countEvents(client, festivalId)) === 2, 'The import was not undone.');
}

async function entryOfSince(client: Client, portal: Portal, random: Random): Promise<void> {
  const { festivalId, first, lineupImported, last } = await prepare(client);
  await damage(portal, paths.change(festivalId, last.id), random);
  await expectShown(client, festivalId, [lineupImported, first]);
  const { history } = client.services;
  const message = await expectRefusal('The state of then', ['internal'], () =>
    history.asOf(festivalId, first),
  );
  expectThat(message === historyMessages.unreadable, message);
  await expectRefusal('A restoration', ['internal'], () => history.restore(festivalId, first, []));
  expectThat((await countEvents(client, festivalId)) === imported + 2, 'Something was changed.');
}

async function partOfImport(client: Client, portal: Portal, random: Random): Promise<void> {
  const { festivalId, first, lineupImported, last } = await prepare(client);
  const part = `000${random.int(0, lineupImported.parts - 1)}`;
  await damage(portal, paths.changePart(festivalId, lineupImported.id, part), random);
  const { history } = client.services;
  const shown = await changesOf(client, festivalId);
  expectThat(
    shown.some(({ id }) => id === lineupImported.id),
    'The import is not shown.',
  );
  const message = await expectRefusal('Its undo', ['internal'], () =>
    history.undo(festivalId, lineupImported, 'ask'),
  );
  expectThat(message === historyMessages.unreadable, message);
  expectThat((await countEvents(client, festivalId)) === imported + 2, 'It was undone by half.');
  for (const change of [last, first]) {
    const outcome = await history.undo(festivalId, change, 'ask');
    expectThat(outcome.state === 'done', `The undo of another comes to “${outcome.state}”.`);
  }
}

/** Overwrites some bytes of the document in the database file while the server is idle. */
async function damage(portal: Portal, path: string, random: Random): Promise<void> {
  await portal.process().stop();
  const file = join(portal.dataDir, 'portal.db');
  const bytes = await readFile(file);
  // A row begins with its path and its collection; indexes have them in another order.
  const row = `${path}${path.slice(0, path.lastIndexOf('/'))}`;
  const text = bytes.indexOf(`${row}{`) + row.length;
  expectThat(text >= row.length, `There is no ${path}.`);
  await writeFile(file, bytes.fill(random.pick([0x00, 0x41, 0xff]), text, text + random.int(1, 40)));
  await portal.start();
}

async function expectShown(client: Client, festivalId: string, others: readonly Change[]): Promise<void> {
  const { changes, unreadable } = await client.services.history.find(festivalId, [], null);
  expectThat(unreadable.length === 1, `${unreadable.length} unreadable entries are reported.`);
  const shown = changes.map(({ id }) => id);
  expectThat(
    others.every(({ id }) => shown.includes(id)),
    'Another entry is not shown.',
  );
}
