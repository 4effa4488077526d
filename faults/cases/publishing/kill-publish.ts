import { paths } from '@lineup/domain';
import { publicationSchema, releaseSchema } from '@lineup/domain/release';
import { expectThat } from '../../runner/tally.ts';
import {
  addSet,
  publishNow,
  readPublicLineup,
  storePublished,
  type PublishedFestival,
} from '../../support/publishing.ts';
import { killCase, type KillPlan } from '../kill/kill-plan.ts';

interface Ground extends PublishedFestival {
  readonly firstId: string;
  readonly nextId: string;
}

const sets = 300;

const plan: KillPlan<Ground, unknown> = {
  name: 'publish',
  promise:
    'A publishing that was killed is complete or has not happened; an acknowledged release is public, and a second try publishes once.',
  tries: { short: 3, long: 40 },
  usualMs: 250,
  prepare: async ({ client, portal }, n) => {
    const festival = await storePublished(client, `killed-${n}`, sets);
    const { release } = await readPublicLineup(portal.address, festival.slug);
    await addSet(client, festival.festivalId, sets);
    const nextId = client.services.publishing.newReleaseId();
    return { ...festival, firstId: release?.id ?? '', nextId };
  },
  work: ({ client }, ground) => publishNow(client, ground, ground.nextId),
  checkDead: ({ festivalId, firstId, nextId }, { documents }) => {
    const { latest, number } = publicationSchema.parse(documents.get(paths.publication(festivalId)));
    const next = documents.get(paths.release(festivalId, nextId));
    const isOut = latest === nextId;
    expectThat(isOut || latest === firstId, `The latest release is ${latest}.`);
    expectThat(number === (isOut ? 2 : 1), `The latest number is ${number}.`);
    expectThat(isOut === (next !== undefined), 'A release without its publication, or the other way round.');
    if (isOut) expectThat(releaseSchema.parse(next).state === 'published', 'The release is not out.');
  },
  check: async ({ client, portal }, ground, outcome) => {
    const { address } = portal;
    const { firstId, nextId, slug } = ground;
    const seen = await readPublicLineup(address, slug);
    const isOut = seen.release?.id === nextId;
    expectThat(isOut || seen.release?.id === firstId, `Out is ${seen.release?.id} (${seen.status}).`);
    expectThat(isOut || outcome.status === 'rejected', 'An acknowledged release is not out.');
    expectThat(seen.sets === sets + (isOut ? 1 : 0), `${seen.sets} sets are out.`);
    const again = await publishNow(client, ground, nextId);
    expectThat(again.number === 2 && again.state === 'published', `Again: ${JSON.stringify(again)}`);
    const after = await readPublicLineup(address, slug);
    expectThat(after.release?.id === nextId && after.sets === sets + 1, 'The second try is not out.');
  },
};

export const killPublish = killCase(plan);
