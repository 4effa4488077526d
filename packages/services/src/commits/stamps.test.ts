import { draftToEvent, paths, timestampFromMillis } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { draft, givenDraft, givenFestival, newFestival, uploadId } from '../testing/factories.ts';

const noon = Date.UTC(2026, 5, 1, 12);

/** A provider whose clock advances a minute with every stamped write. */
function setUp() {
  let minutes = 0;
  const provider = startBackend({ now: () => noon + (minutes += 1) * 60_000 });
  const services = createServices(provider, { now: () => noon, random: () => 0.5 });
  return { provider, services };
}

it('a festival keeps when it was made and when it was last changed', async () => {
  const { provider, services } = setUp();
  await services.festivals.create('f1', newFestival(), null);
  const made = provider.stored.read(paths.festival('f1'))?.['created_at'];
  await services.festivals.update('f1', { name: 'Salt' });
  const festival = provider.stored.read(paths.festival('f1'));
  expect(festival?.['created_at']).toEqual(made);
  expect(festival?.['updated_at']).not.toEqual(made);
});

it('an event of the dialog keeps the same in created_at and updated_at', async () => {
  const { provider, services } = setUp();
  givenFestival(provider, 'f1');
  await services.events.create('f1', 'a', draftToEvent(draft(), newFestival()));
  const made = provider.stored.read(paths.event('f1', 'a'))?.['created_at'];
  await services.events.update('f1', 'a', { stage: 'Chapel' });
  const event = provider.stored.read(paths.event('f1', 'a'));
  expect(event).toMatchObject({ created_at: made, stage: 'Chapel' });
  expect(event?.['updated_at']).not.toEqual(made);
  expect(event).not.toHaveProperty('createdAt');
});

it('an event of a lineup has createdAt and updatedAt', async () => {
  const { provider, services } = setUp();
  givenFestival(provider, 'f1');
  givenDraft(provider, 'f1', [draft()]);
  const drafts = await services.uploads.draftEvents('f1', uploadId);
  await services.uploads.saveAll({ festivalId: 'f1', uploadId, drafts });
  const [event] = await services.events.list('f1');
  expect(event?.createdAt).toEqual(event?.updatedAt);
  expect(event).not.toHaveProperty('created_at');
});

it('ten festivals are upcoming or past unless more are asked for', async () => {
  const { provider, services } = setUp();
  const at = (day: number) => timestampFromMillis(noon + day * 86_400_000);
  for (let day = 1; day <= 12; day += 1) {
    givenFestival(provider, `next-${day}`, { startDate: at(day), endDate: at(day + 1) });
    givenFestival(provider, `past-${day}`, { startDate: at(-day - 1), endDate: at(-day) });
  }
  await expect(services.festivals.upcoming()).resolves.toHaveLength(10);
  await expect(services.festivals.past()).resolves.toHaveLength(10);
  await expect(services.festivals.past(12)).resolves.toHaveLength(12);
});
