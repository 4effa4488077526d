import { paths } from '@lineup/domain';
import { ProviderError, type DocumentSnapshot } from '@lineup/provider';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { anotherClient, withBadLine, type BadLine } from '../../support/network/bad-line.ts';
import type { Client } from '../../support/client.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { countEvents, storeEvents, storeFestival } from '../../support/festivals.ts';
import { inventEvent } from '../../support/lineups.ts';

const shortCutMs = 2500;
const longCutMs = 60_000;
/** The client retries at least every ten seconds. */
const recoveryMs = 20_000;

/** The connection of the change feed is cut while a colleague continues to work. */
export const cutFeed: FaultCase = {
  name: 'net-feed-cut',
  promise:
    'A page whose line was cut for a while, or fell silent, shows what a colleague did in the meantime without a reload; its own saves are reported as failed.',
  tries: { short: 1, long: 4 },
  run: (context, tries) =>
    withBadLine(context, async (line) => {
      const tally = createTally();
      const colleague = await anotherClient(line);
      for (let n = 1; n <= tries; n += 1) {
        const silent = n % 2 === 0;
        const cut = { silent, pauseMs: context.long ? longCutMs : shortCutMs, changes: n > 2 ? 300 : 5 };
        await tally.try(`${silent ? 'silent' : 'cut'}, ${cut.changes} changes`, () =>
          cutOff(line, colleague, cut),
        );
      }
      return tally.result();
    }),
};

interface Cut {
  readonly silent: boolean;
  readonly pauseMs: number;
  readonly changes: number;
}

async function cutOff(
  { client, proxy }: BadLine,
  colleague: Client,
  { silent, pauseMs, changes }: Cut,
): Promise<void> {
  const festivalId = await storeFestival(client, 'Followed');
  await storeEvents(client, festivalId, 3);
  const page = follow(client, festivalId);
  try {
    await page.until((count) => count === 3, 'The page shows nothing.');
    if (silent) proxy.freeze();
    else proxy.cut();
    await storeEvents(colleague, festivalId, changes);
    if (!silent) {
      const { events } = client.services;
      await expectRefusal('A save', ['unavailable'], () =>
        events.create(festivalId, events.newId(), inventEvent(1)),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    proxy.mend();
    await page.until((count) => count === 3 + changes, 'The page does not follow.');
    expectThat(
      (await countEvents(colleague, festivalId)) === 3 + changes,
      'Something was saved twice or lost.',
    );
    await storeEvents(colleague, festivalId, 1);
    await page.until((count) => count === 4 + changes, 'The page no longer follows.');
  } finally {
    proxy.mend();
    page.close();
  }
}

const isUnavailable = (error: unknown) => error instanceof ProviderError && error.code === 'unavailable';

/** A page that shows the festival's events. */
function follow({ provider }: Client, festivalId: string) {
  let shown: readonly DocumentSnapshot[] = [];
  let failure: unknown = null;
  const close = provider.documents.watch(
    { collection: paths.events(festivalId) },
    (documents) => {
      shown = documents;
    },
    (error) => {
      // The page shows the error and retries.
      if (!isUnavailable(error)) failure = error;
    },
  );
  const until = async (holds: (count: number) => boolean, what: string) => {
    const deadline = performance.now() + recoveryMs;
    while (!holds(shown.length)) {
      expectThat(failure === null, `The page gave up: ${String(failure)}`);
      expectThat(performance.now() < deadline, `${what} It shows ${shown.length} events.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { close, until };
}
