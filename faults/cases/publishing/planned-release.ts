import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { withPortalProcess, type Portal } from '../../support/portals/portal.ts';
import {
  addSet,
  publishNow,
  readPublicLineup,
  storePublished,
  type PublishedFestival,
} from '../../support/publishing.ts';
import { untilTrue } from '../../support/until.ts';

const minute = 60_000;
const sets = 20;
/** By then the server has checked the clock, even in its longest pause. */
const publishedWithinMs = 70_000;
const clockModule = fileURLToPath(new URL('../../support/portals/movable-clock.mjs', import.meta.url));

/** The time of a scheduled release passes while the server is down, or its clock jumps over it. */
export const plannedRelease: FaultCase = {
  name: 'planned-release-missed',
  promise:
    'A planned release is published at its time and never before; one that was missed is published late, once, and says so.',
  tries: { short: 3, long: 3 },
  run: async (context) => {
    const tally = createTally();
    const clock = join(context.folder, 'clock');
    const setClock = (ahead: number) => writeFileSync(clock, String(ahead));
    setClock(0);
    const env = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${clockModule}` };
    await withPortalProcess(context, { env }, async (portal) => {
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      const run = { context, client, portal, setClock };
      await tally.try('in time', () => inTime(run));
      await tally.try('the server is down', () => whileDown(run));
      await tally.try('the clock jumps ahead', () => jumpAhead(run));
    });
    return tally.result();
  },
};

interface Run {
  readonly context: CaseContext;
  readonly client: Client;
  readonly portal: Portal;
  readonly setClock: (ahead: number) => void;
}

interface Plan extends PublishedFestival {
  readonly plannedId: string;
}

/** A festival with a published release, and another one scheduled for `at` by the server's clock. */
async function plan({ client }: Run, slug: string, at: number): Promise<Plan> {
  const festival = await storePublished(client, slug, sets);
  await addSet(client, festival.festivalId, sets);
  const plannedId = client.services.publishing.newReleaseId();
  const { state } = await publishNow(client, festival, plannedId, at);
  expectThat(state === 'planned', `The planned release is ${state}.`);
  return { ...festival, plannedId };
}

async function expectOut({ portal }: Run, { slug, plannedId }: Plan, late: boolean): Promise<void> {
  const isOut = async () => (await readPublicLineup(portal.address, slug)).release?.id === plannedId;
  await untilTrue(isOut, 'The planned release is not published.', publishedWithinMs);
  const seen = await readPublicLineup(portal.address, slug);
  expectThat(seen.release?.late === late, `It is told as ${late ? 'in time' : 'late'}.`);
  expectThat(seen.sets === sets + 1, `${seen.sets} sets are out.`);
}

async function expectNotOut({ portal }: Run, { slug, plannedId }: Plan): Promise<void> {
  const { release, sets: out } = await readPublicLineup(portal.address, slug);
  expectThat(release !== null && release.id !== plannedId && out === sets, 'It is out before its time.');
}

async function inTime(run: Run): Promise<void> {
  const at = Date.now() + 4000;
  const planned = await plan(run, 'in-time', at);
  await expectNotOut(run, planned);
  await expectOut(run, planned, false);
  expectThat(Date.now() >= at, 'It was published before its time.');
}

async function whileDown(run: Run): Promise<void> {
  const planned = await plan(run, 'while-down', Date.now() + minute);
  await run.portal.kill();
  run.setClock(20 * minute);
  await run.portal.start();
  await expectOut(run, planned, true);
}

/** First back, which must not publish anything, then far past the time. */
async function jumpAhead(run: Run): Promise<void> {
  run.setClock(0);
  const planned = await plan(run, 'jumped-over', Date.now() + 10 * minute);
  run.setClock(-60 * minute);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await expectNotOut(run, planned);
  run.setClock(180 * minute);
  await expectOut(run, planned, true);
}
