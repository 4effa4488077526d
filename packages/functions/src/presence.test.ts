import { paths } from '@lineup/domain';
import { presenceMs } from '@lineup/provider';
import { festivalData } from '@lineup/provider/sample-documents';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, test } from 'vitest';
import { announcePresence, presenceInMemory } from './presence.ts';

/** A festival, people by their id, and a clock. */
async function world() {
  const { server, stored } = startBackend();
  stored.put(paths.user('ana'), { permissions: ['admin'], displayName: 'Ana Lind' });
  const { documents } = server.rooms.provider;
  await documents.commit([{ type: 'create', path: paths.festival('f1'), data: festivalData() }]);
  const presence = presenceInMemory();
  const clock = { now: 1_000_000 };
  const announce = (id: string, setId: string | null = null) =>
    announcePresence(
      { documents, presence, by: { id, email: `${id}@festival.example` }, now: () => clock.now },
      { festivalId: 'f1', setId },
    );
  return { announce, clock };
}

test('people are called by their display name, else by their e-mail address', async () => {
  const { announce } = await world();
  await announce('ana', 'set-1');
  await announce('bo');
  expect(await announce('cleo')).toEqual({
    now: 1_000_000,
    people: [
      { id: 'ana', name: 'Ana Lind', setId: 'set-1' },
      { id: 'bo', name: 'bo@festival.example', setId: null },
    ],
  });
});

test('somebody counts for a while after their last message, and no longer', async () => {
  const { announce, clock } = await world();
  await announce('ana');
  clock.now += presenceMs - 1;
  expect((await announce('bo')).people).toHaveLength(1);
  clock.now += 1;
  expect((await announce('bo')).people).toEqual([]);
});

test('what is noted in memory is forgotten with its time, in every festival', async () => {
  const store = presenceInMemory();
  const note = (festivalId: string, until: number, now: number) =>
    store.note(festivalId, { id: 'ana', name: 'Ana Lind', setId: null, until }, now);
  await note('f1', 10, 0);
  expect(await note('f2', 30, 20)).toHaveLength(1);
  expect(await store.note('f1', { id: 'bo', name: 'Bo', setId: null, until: 40 }, 20)).toHaveLength(1);
});
