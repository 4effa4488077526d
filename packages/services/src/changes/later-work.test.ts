import { describeChange, draftToEvent, paths, type Change } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { draft, givenFestival, newFestival } from '../testing/factories.ts';

const colleague = { id: 'admin-2', email: 'second@festival.example' };

function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  const surroundings = { now: () => 0, random: () => 0 };
  const own = createServices(provider, surroundings);
  return { own, theirs: createServices(provider.addColleague(colleague), surroundings) };
}

const set = (artistName = 'Tide') => draftToEvent(draft({ artistName }), newFestival());

async function latest({ history }: Services): Promise<Change> {
  const [change] = (await history.find('f1', [], null)).changes;
  if (change === undefined) throw new Error('no change');
  return change;
}

/** The author and kind of later work that clashes with the undo of `change`. */
async function laterWork({ history }: Services, change: Change) {
  const asked = await history.undo('f1', change, 'ask');
  const [clash] = asked.state === 'clashes' ? asked.clashes : [];
  if (clash === undefined) throw new Error('no clash');
  const later = await history.laterWork('f1', change, clash);
  return later && [later.by.email, describeChange(later, { timezone: 'Europe/Lisbon' })];
}

it('is the latest change that touched the same fields', async () => {
  const { own, theirs } = setUp();
  await own.events.create('f1', 'a', set());
  await own.events.update('f1', 'a', { artistName: 'Ebb' });
  const renamed = await latest(own);
  await theirs.events.update('f1', 'a', { artistName: 'Flood' });
  await own.events.update('f1', 'a', { stage: 'Chapel' });
  expect(await laterWork(own, renamed)).toEqual([colleague.email, 'Renamed Ebb to Flood']);
});

it('is found among the details of a festival as well', async () => {
  const { own, theirs } = setUp();
  const change = async ({ festivals, details }: Services, name: string) =>
    details.save({ festival: await festivals.get('f1'), changes: { name }, preserved: 'clockTimes' });
  await change(own, 'Lantern');
  const renamed = await latest(own);
  await change(theirs, 'Quayside');
  await own.events.create('f1', 'a', set());
  expect(await laterWork(own, renamed)).toEqual([colleague.email, 'Changed name']);
});

it('is found in the parts of a large change', async () => {
  const { own, theirs } = setUp();
  const ids = Array.from({ length: 250 }, (_, index) => `s${String(index).padStart(3, '0')}`);
  const creation = ids.map((id) => ({
    type: 'create' as const,
    path: paths.event('f1', id),
    data: { ...set(), imageURL: null },
  }));
  await own.recorder.commit({ festivalId: 'f1', kind: 'sets', writes: creation });
  await own.events.update('f1', 's249', { artistName: 'Ebb' });
  const renamed = await latest(own);
  const renaming = ids.map((id) => ({
    type: 'update' as const,
    path: paths.event('f1', id),
    data: { artistName: 'Flood' },
  }));
  await theirs.recorder.commit({ festivalId: 'f1', kind: 'sets', writes: renaming });
  expect(await latest(own)).toMatchObject({ parts: 1 });
  expect(await laterWork(own, renamed)).toEqual([colleague.email, 'Edited 250 sets on Friday']);
});
