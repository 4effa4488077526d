import { draftToEvent, paths, type Change } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { administrator, startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices, type Services } from '../services.ts';
import { draft, givenFestival, newFestival } from '../testing/factories.ts';

const colleague = { id: 'admin-2', email: 'second@festival.example' };
const sets = 2000;

function setUp() {
  let time = Date.UTC(2026, 6, 1);
  const provider = startBackend({ now: () => (time += 1) });
  givenFestival(provider, 'f1');
  const surroundings = { now: () => 0, random: () => 0 };
  return {
    provider,
    own: createServices(provider, surroundings),
    theirs: createServices(provider.addColleague(colleague), surroundings),
  };
}

async function latest({ history }: Services): Promise<Change> {
  const [change] = (await history.find('f1', [], null)).changes;
  if (change === undefined) throw new Error('no change');
  return change;
}

it('an import of 2,000 sets is undone while a colleague edits ten of them', { timeout: 60_000 }, async () => {
  const { provider, own, theirs } = setUp();
  const stamps = { createdAt: serverTimestamp, updatedAt: serverTimestamp };
  const writes = Array.from({ length: sets }, (_, n): Write => {
    const data = { ...draftToEvent(draft({ artistName: `Artist ${n}` }), newFestival()), ...stamps };
    return { type: 'create', path: paths.event('f1', `s${n}`), data };
  });
  await own.recorder.commit({ festivalId: 'f1', kind: 'lineupImported', writes });
  const imported = await latest(own);
  const edited = Array.from({ length: 10 }, (_, index) => `s${index * 150}`);
  for (const [index, id] of edited.entries()) {
    await theirs.events.update('f1', id, { artistName: `Theirs ${index}` });
  }
  expect(imported.by).toEqual({ id: administrator.id, email: administrator.email });
  expect((await latest(own)).by).toEqual(colleague);

  const asked = await own.history.undo('f1', imported, 'ask');
  if (asked.state !== 'clashes') throw new Error(asked.state);
  expect(
    asked.clashes.map(({ inverse, current, fields }) => [inverse.id, current?.['artistName'], fields]),
  ).toEqual(edited.map((id, index) => [id, `Theirs ${index}`, ['artistName']]));
  expect(asked.rest).toBe(sets - 10);
  await expect(own.events.list('f1')).resolves.toHaveLength(sets);

  // An eleventh edit arrives between the plan and the commit.
  const commit = provider.documents.commit.bind(provider.documents);
  let isLate = true;
  Object.assign(provider.documents, {
    commit: async (...sent: Parameters<typeof commit>) => {
      if (isLate) {
        isLate = false;
        await theirs.events.update('f1', 's1999', { artistName: 'Theirs, late' });
      }
      return commit(...sent);
    },
  });
  await expect(own.history.undo('f1', imported, 'rest')).resolves.toMatchObject({ state: 'done' });

  const left = await theirs.events.list('f1');
  expect(left.map(({ id, artistName }) => `${id} ${artistName}`).toSorted()).toEqual(
    [...edited.map((id, index) => `${id} Theirs ${index}`), 's1999 Theirs, late'].toSorted(),
  );
  const undone = await latest(theirs);
  expect(undone).toMatchObject({
    kind: 'undone',
    of: imported.id,
    by: { id: administrator.id },
    deleted: sets - 11,
  });
  await expect(theirs.history.undo('f1', undone, 'ask')).resolves.toMatchObject({ state: 'done' });
  await expect(own.events.list('f1')).resolves.toHaveLength(sets);
  expect(provider.stored.read(paths.event('f1', 's1999'))).toMatchObject({ artistName: 'Theirs, late' });
});

it('of two people who undo the same change at once one does it, and the other is told', async () => {
  const { own, theirs } = setUp();
  await own.events.create('f1', 'a', draftToEvent(draft({ artistName: 'Tide' }), newFestival()));
  await own.events.update('f1', 'a', { artistName: 'Ebb' });
  const change = await latest(own);
  const outcomes = await Promise.all(
    [own, theirs].map(({ history }) => history.undo('f1', change, 'ask').then(({ state }) => state)),
  );
  expect(outcomes.toSorted()).toEqual(['done', 'nothing']);
  await expect(own.events.get('f1', 'a')).resolves.toMatchObject({ artistName: 'Tide' });
  const { changes } = await own.history.find('f1', [{ type: 'kind', kind: 'undone' }], null);
  expect(changes).toHaveLength(1);
});
