import { artistHistory, historyMessages, paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createArtistServices, createServices } from '@lineup/services';
import { expect, test, vi } from 'vitest';
import { shownToasts } from '../../design/toasts/toast.ts';
import { deferred } from '../../testing/deferred.ts';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';
import { createWindowHold } from '../connection/window-hold.ts';
import { UndoController } from './undo-controller.ts';
import { createVisitStorage } from './visit-storage.ts';

/** A festival with one set, which was moved to Chapel during this visit. */
async function setUp(userId = 'admin-1') {
  let time = Date.UTC(2026, 5, 1, 19);
  const now = () => (time += 1000);
  const rows = setsOf([['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00']]);
  const provider = startBackend({ documents: lineupDocuments(rows), now });
  const services = createServices(provider, { now, random: () => 0.5 });
  const controller = new UndoController({
    services,
    storage: createVisitStorage(null),
    userId: () => userId,
    now,
    windowHold: createWindowHold(new EventTarget()),
    editsAnswered: () => Promise.resolve(),
  });
  const change = (fields: { readonly artistName: string } | { readonly stage: string }) =>
    services.events.update('f1', 'e0', fields);
  await change({ stage: 'Chapel' });
  const set = () => {
    const { artistName, stage } = provider.stored.read(paths.event('f1', 'e0')) ?? {};
    return [artistName, stage];
  };
  return { provider, services, controller, change, set };
}

test('a change that is on its way is waited for, and taken back before those of earlier', async () => {
  const { provider, controller, change, set } = await setUp();
  const commit = provider.documents.commit.bind(provider.documents);
  const answer = deferred<undefined>();
  vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
    const versions = await commit(writes, name);
    await answer.promise;
    return versions;
  });
  const changed = change({ artistName: 'Tawny' });
  await vi.waitFor(() => expect(set()).toEqual(['Tawny', 'Chapel']));
  const undone = controller.undo('f1');
  answer.resolve(undefined);
  await Promise.all([changed, undone]);
  expect(set()).toEqual(['Owl Parade', 'Chapel']);
  await controller.undo('f1');
  expect(set()).toEqual(['Owl Parade', 'Harbour']);
  await controller.redo('f1');
  await controller.redo('f1');
  expect(set()).toEqual(['Tawny', 'Chapel']);
});

test.each(['permission-denied', 'unavailable'] as const)(
  'a change that %s keeps from being stored is passed over',
  async (code) => {
    const { provider, controller, change, set } = await setUp();
    vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError(code));
    await expect(change({ artistName: 'Tawny' })).rejects.toMatchObject({ code });
    await controller.undo('f1');
    expect(set()).toEqual(['Owl Parade', 'Harbour']);
    expect(controller.next('f1').undo).toBeNull();
  },
);

test('what a refused change would have replaced can still be brought back', async () => {
  const { provider, controller, change, set } = await setUp();
  await controller.undo('f1');
  vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('permission-denied'));
  await expect(change({ artistName: 'Tawny' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await controller.redo('f1');
  expect(set()).toEqual(['Owl Parade', 'Chapel']);
});

test('a redo asked for while the undo is under way follows it, and the same key twice is one', async () => {
  const { controller, set } = await setUp();
  await Promise.all([controller.undo('f1'), controller.undo('f1'), controller.redo('f1')]);
  expect(set()).toEqual(['Owl Parade', 'Chapel']);
  await Promise.all([controller.undo('f1'), controller.undo('f1')]);
  expect(set()).toEqual(['Owl Parade', 'Harbour']);
});

test('the last change is taken back for another one, which alone is undone then', async () => {
  const { controller, change, set } = await setUp();
  const replace = controller.replace('f1', 'Replacing…');
  expect(await replace()).toMatchObject({ state: 'undone' });
  expect(set()).toEqual(['Owl Parade', 'Harbour']);
  expect(controller.next('f1').undo).toBeNull();
  await change({ artistName: 'Tawny' });
  expect(controller.next('f1').redo).toBeNull();
  await controller.undo('f1');
  expect(set()).toEqual(['Owl Parade', 'Harbour']);
  expect(controller.next('f1').undo).toBeNull();
});

test('a change that is not the last any more is not taken back for another', async () => {
  const { controller, change, set } = await setUp();
  const replace = controller.replace('f1', 'Replacing…');
  await change({ artistName: 'Tawny' });
  expect(await replace()).toEqual({ state: 'notLast' });
  expect(set()).toEqual(['Tawny', 'Chapel']);
});

test('a change that clashes with later work is not taken back for another', async () => {
  const { provider, controller, change, set } = await setUp();
  await change({ artistName: 'Tawny' });
  const replace = controller.replace('f1', 'Replacing…');
  const path = paths.event('f1', 'e0');
  provider.stored.put(path, { ...provider.stored.read(path), artistName: 'Barn Owl' });
  expect(await replace()).toEqual({ state: 'notLast' });
  expect(set()).toEqual(['Barn Owl', 'Chapel']);
  expect(controller.next('f1').undo).not.toBeNull();
});

test('a change of artists that clashes with later work is not undone, and says so', async () => {
  const { provider, services, controller } = await setUp();
  const { artists } = createArtistServices(provider, services, { now: () => 0, random: () => 0 });
  const id = artists.newId();
  await artists.create(id, { name: 'Tawny' });
  await artists.change(id, { name: 'Tawny Owl' });
  const path = paths.artist(id);
  provider.stored.put(path, { ...provider.stored.read(path), name: 'Barn Owl', keys: ['barn owl'] });
  await controller.undo(artistHistory);
  expect(shownToasts.get().map(({ text }) => text)).toContain(historyMessages.artistsChangedSince);
  expect(provider.stored.read(path)?.['name']).toBe('Barn Owl');
});

test.each([
  ['its author, whose answer was lost', 'admin-1', 'undone'],
  ['somebody else', 'admin-2', 'undoneByOther'],
] as const)('a change that was undone already says whether that was by %s', async (_, userId, outcome) => {
  const { services, controller, set } = await setUp(userId);
  const replace = controller.replace('f1', 'Replacing…');
  const last = await services.history.get('f1', controller.next('f1').undo?.id ?? '');
  if (last === null) throw new Error('The change is not on record');
  await services.history.undo('f1', last, 'ask');
  expect(await replace()).toMatchObject({ state: outcome });
  expect(set()).toEqual(['Owl Parade', 'Harbour']);
  expect(controller.next('f1').undo).toBeNull();
});

test('what was taken back for another can be brought back where that is not stored', async () => {
  const { controller, set } = await setUp();
  await controller.replace('f1', 'Replacing…')();
  await controller.redo('f1');
  expect(set()).toEqual(['Owl Parade', 'Chapel']);
});
