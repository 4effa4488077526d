import type { Change } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { countEvents, storeDraft, storeFestival } from '../../support/festivals.ts';
import { expectUndoneOnce, latestChange } from '../../support/history.ts';
import { inventEvent } from '../../support/lineups.ts';
import { anotherClient, withBadLine, type BadLine } from '../../support/network/bad-line.ts';

const commit = 'POST /api/documents/commit';
const sets = 300;

/** A festival with a change to undo, and what must hold afterwards. */
interface Ground {
  readonly festivalId: string;
  readonly change: Change;
  readonly isUndone: () => Promise<boolean>;
}

const grounds: readonly (readonly [string, (client: Client) => Promise<Ground>])[] = [
  ['an import', anImport],
  ['an edit', anEdit],
  ['a deletion', aDeletion],
];

const ways: readonly (readonly [string, (line: BadLine, other: Client, ground: Ground) => Promise<void>])[] =
  [
    ['whose answer gets lost', answerLost],
    ['whose line breaks behind it', lineLost],
    ['pressed twice', pressedTwice],
    ['in two tabs at once', inTwoTabs],
  ];

/** An undo that arrives more than once, in every way in which that can happen. */
export const undoOnce: FaultCase = {
  name: 'undo-once',
  promise:
    'An undo whose answer is lost, that is pressed twice or in two tabs at once is carried out once, and whoever comes later is told.',
  tries: { short: ways.length * grounds.length, long: 5 * ways.length * grounds.length },
  run: (context, tries) =>
    withBadLine(context, async (line) => {
      const tally = createTally();
      const other = await anotherClient(line);
      const pairs = ways.flatMap((way) => grounds.map((ground) => [way, ground] as const));
      for (let n = 0; n < tries; n += 1) {
        const pair = pairs[n % pairs.length];
        if (pair === undefined) continue;
        const [[way, undo], [what, prepare]] = pair;
        await tally.try(`the undo of ${what}, ${way}`, async () => {
          const ground = await prepare(line.client);
          await undo(line, other, ground);
          expectThat(await ground.isUndone(), 'It is not as it was before.');
          await expectUndoneOnce(other, ground.festivalId, ground.change);
        });
      }
      return tally.result();
    }),
};

async function anImport(client: Client): Promise<Ground> {
  const festivalId = await storeFestival(client, 'Undone');
  await client.services.uploads.saveAll(await storeDraft(client, festivalId, sets));
  return {
    festivalId,
    change: await latestChange(client, festivalId),
    isUndone: async () => (await countEvents(client, festivalId)) === 0,
  };
}

async function oneSet(client: Client) {
  const festivalId = await storeFestival(client, 'Undone');
  const { events } = client.services;
  const id = events.newId();
  await events.create(festivalId, id, inventEvent(1));
  const isAsBefore = async () =>
    (await events.list(festivalId)).every(({ artistName }) => artistName === inventEvent(1).artistName) &&
    (await countEvents(client, festivalId)) === 1;
  return { festivalId, id, isAsBefore };
}

async function anEdit(client: Client): Promise<Ground> {
  const { festivalId, id, isAsBefore } = await oneSet(client);
  await client.services.events.update(festivalId, id, { artistName: 'Changed' });
  return { festivalId, change: await latestChange(client, festivalId), isUndone: isAsBefore };
}

async function aDeletion(client: Client): Promise<Ground> {
  const { festivalId, id, isAsBefore } = await oneSet(client);
  await client.services.events.remove(festivalId, id);
  return { festivalId, change: await latestChange(client, festivalId), isUndone: isAsBefore };
}

async function undo({ services }: Client, { festivalId, change }: Ground): Promise<string> {
  return (await services.history.undo(festivalId, change, 'ask')).state;
}

/** The client repeats the commit and receives the result of the first one. */
async function answerLost({ client, proxy }: BadLine, _: Client, ground: Ground): Promise<void> {
  const lost = proxy.loseResponseTo(commit);
  const state = await undo(client, ground);
  await lost;
  expectThat(state === 'done', `The person is told “${state}”.`);
  expectThat((await undo(client, ground)) === 'nothing', 'It was undone once more.');
}

/** No repetition arrives: the user sees an error, tries again, and then sees that it is done. */
async function lineLost({ client, proxy }: BadLine, _: Client, ground: Ground): Promise<void> {
  const lost = proxy.loseResponseTo(commit).then(() => proxy.cut());
  await expectRefusal('The undo', ['unavailable'], () => undo(client, ground));
  await lost;
  proxy.mend();
  const state = await undo(client, ground);
  expectThat(state === 'nothing', `The next try comes to “${state}”.`);
}

async function pressedTwice({ client }: BadLine, _: Client, ground: Ground): Promise<void> {
  await expectOneDone([undo(client, ground), undo(client, ground)]);
  expectThat((await undo(client, ground)) === 'nothing', 'It was undone once more.');
}

async function inTwoTabs({ client }: BadLine, other: Client, ground: Ground): Promise<void> {
  await expectOneDone([undo(client, ground), undo(other, ground)]);
}

async function expectOneDone(undone: readonly Promise<string>[]): Promise<void> {
  const states = (await Promise.all(undone)).toSorted().join(' and ');
  expectThat(states === 'done and nothing', `They are told “${states}”.`);
}
