import { artistHistory, artistPictureMessages, messages, paths, type PictureToFetch } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { smallPicture, startBackend } from '@lineup/provider-embedded/testing';
import { expect, it, test, vi } from 'vitest';
import { createServices } from '../services.ts';

const addressOf = (id: string) => `https://pictures.example/${id}.jpg`;
const toFetch = (id: string) => ({ pictureSource: { address: addressOf(id), replaces: null } });

const pause = () => Promise.resolve();

/** Artists whose pictures can be fetched, except for those in `missing`. */
async function setUp(ids: readonly string[], missing: readonly string[] = []) {
  let running = 0;
  const most = { atOnce: 0 };
  const during = { download: () => Promise.resolve() };
  const provider = startBackend({
    download: async (address) => {
      running += 1;
      most.atOnce = Math.max(most.atOnce, running);
      await during.download();
      running -= 1;
      if (missing.some((id) => address === addressOf(id))) return { state: 'failed', problem: 'notFound' };
      return { state: 'done', bytes: smallPicture, disposition: '', etag: '', lastModified: '' };
    },
  });
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  for (const id of ids) await services.artists.create(id, { name: `Artist ${id}`, ...toFetch(id) });
  const pictures = ids.map((artistId): PictureToFetch => ({ artistId, address: addressOf(artistId) }));
  const stored = (id: string) => provider.stored.read(paths.artist(id));
  const latest = async () => (await services.history.find(artistHistory, [], null)).changes[0];
  return { provider, ...services, pictures, stored, latest, most, during };
}

it('fetches many pictures, a few at a time, and saves them as one change that is undone as one', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `a${n}`);
  const { artistPictures, pictures, stored, latest, history, most } = await setUp(ids);
  const onProgress = vi.fn<(done: number, all: number) => void>();
  const fetched = await artistPictures.fetchAll(pictures, { pause, onProgress });
  const change = await latest();
  expect(fetched).toEqual({ saved: 20, changeId: change?.id, failed: [] });
  expect(change).toMatchObject({ kind: 'artistsEdited', edited: 20 });
  expect(onProgress.mock.calls.map(([done]) => done)).toEqual(Array.from({ length: 21 }, (_, n) => n));
  expect(most.atOnce).toBeLessThanOrEqual(8);
  const { imageURL, pictureSource } = stored('a7') ?? {};
  expect(imageURL).toMatch(/^\/files\//u);
  expect(pictureSource).toEqual({ address: addressOf('a7'), replaces: null, picture: imageURL });
  if (change !== undefined) await history.undo(artistHistory, change, 'ask');
  expect(stored('a7')).toMatchObject(toFetch('a7'));
  expect(stored('a7')).not.toHaveProperty('imageURL');
});

it('says why a picture could not be fetched, which can be tried again', async () => {
  const missing = ['b'];
  const { artistPictures, pictures, stored } = await setUp(['a', 'b'], missing);
  expect(await artistPictures.fetchAll(pictures, { pause })).toMatchObject({
    saved: 1,
    failed: [{ ...pictures[1], reason: artistPictureMessages.problems.notFound }],
  });
  expect(stored('b')).toMatchObject(toFetch('b'));
  missing.pop();
  expect(await artistPictures.fetchAll(pictures.slice(1), { pause })).toMatchObject({ saved: 1, failed: [] });
});

test('no artist is changed where nothing was fetched', async () => {
  const { artistPictures, pictures, latest } = await setUp(['a'], ['a']);
  const before = await latest();
  expect(await artistPictures.fetchAll(pictures, { pause })).toMatchObject({ saved: 0, changeId: null });
  expect((await latest())?.id).toBe(before?.id);
});

test.each([
  ['was given one by hand', { imageURL: '/api/files/own' }],
  ['has another address by now', toFetch('other')],
  ['has no address any more, as the import was undone', { pictureSource: null }],
])('an artist who %s while it was fetched stays as it is, and the others get theirs', async (_, fields) => {
  const { artists, artistPictures, pictures, stored, during } = await setUp(['a', 'b']);
  during.download = () => artists.change('a', fields);
  expect(await artistPictures.fetchAll(pictures, { pause })).toMatchObject({ saved: 1, failed: [] });
  expect(stored('a')).toMatchObject(fields);
  expect(stored('b')).toHaveProperty('imageURL');
});

test('an artist that is gone, or changes between reading and saving, keeps no other from its picture', async () => {
  const { provider, artists, artistPictures, pictures, stored } = await setUp(['a', 'b', 'c']);
  await artists.delete(['c']);
  const commit = provider.documents.commit.bind(provider.documents);
  vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, id) => {
    await artists.change('a', { country: 'NO' });
    return commit(writes, id);
  });
  expect(await artistPictures.fetchAll(pictures, { pause })).toMatchObject({ saved: 2, failed: [] });
  expect(stored('a')).toMatchObject({ country: 'NO', pictureSource: { address: addressOf('a') } });
  expect(stored('a')).toHaveProperty('imageURL');
  expect(stored('b')).toHaveProperty('imageURL');
});

test('what was fetched before it was cancelled is saved, and nothing more is begun', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => `a${n}`);
  const { artistPictures, pictures, stored } = await setUp(ids);
  const signal = { aborted: false };
  const onProgress = (done: number) => (signal.aborted = done > 0);
  const { saved, failed } = await artistPictures.fetchAll(pictures, { pause, signal, onProgress });
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThanOrEqual(8);
  expect(failed).toEqual([]);
  expect(stored('a29')).toMatchObject(toFetch('a29'));
});

test('where the portal cannot be reached, each picture says so', async () => {
  const { provider, artistPictures, pictures } = await setUp(['a']);
  vi.spyOn(provider.functions, 'call').mockRejectedValue(new ProviderError('unavailable'));
  const { failed } = await artistPictures.fetchAll(pictures, { pause });
  expect(failed.map(({ reason }) => reason)).toEqual([messages.provider.unavailable]);
});

const busy = new ProviderError('too-many-requests', 'Too many downloads', { retryAfterSeconds: 40 });

test('where the server has downloaded enough for a minute, the rest is fetched after it', async () => {
  const { provider, artistPictures, pictures, stored } = await setUp(['a', 'b']);
  vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(busy);
  const waited = vi.fn(pause);
  const fetched = await artistPictures.fetchAll(pictures, { pause: waited });
  expect(fetched).toMatchObject({ saved: 2, failed: [] });
  expect(waited.mock.calls).toEqual([[40_000]]);
  expect(stored('a')).toHaveProperty('imageURL');
});

test('one that waits for the next minute when it is cancelled has not failed', async () => {
  const { provider, artistPictures, pictures, stored } = await setUp(['a', 'b']);
  vi.spyOn(provider.functions, 'call').mockRejectedValueOnce(busy);
  const signal = { aborted: false };
  const cancel = () => Promise.resolve(void (signal.aborted = true));
  expect(await artistPictures.fetchAll(pictures, { pause: cancel, signal })).toMatchObject({ failed: [] });
  expect(stored('a')).toMatchObject(toFetch('a'));
});
