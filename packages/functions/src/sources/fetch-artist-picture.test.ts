import { paths } from '@lineup/domain';
import { isProviderError } from '@lineup/provider';
import { artistData } from '@lineup/provider/sample-documents';
import { smallPicture, startBackend } from '@lineup/provider-embedded/testing';
import { expect, test, vi } from 'vitest';
import type { Download, DownloadOutcome } from './download.ts';
import { fetchArtistPicture } from './fetch-artist-picture.ts';

const address = 'https://pictures.example/tide.jpg';
const found = (bytes: Uint8Array) =>
  ({ state: 'done', bytes, disposition: '', etag: '', lastModified: '' }) as const;

async function world(outcome: DownloadOutcome = found(smallPicture)) {
  const { server, stored } = startBackend();
  const { documents, files } = server.rooms.provider;
  await documents.commit([{ type: 'create', path: paths.artist('tide'), data: artistData() }]);
  const download = vi.fn<Download>(() => Promise.resolve(outcome));
  const countDownload = vi.fn<() => Promise<number | null>>(() => Promise.resolve(null));
  const by = { id: 'ana', email: 'ana@festival.example' };
  const surroundings = { documents, files, download, by, now: () => 99, countDownload };
  const fetch = (artistId = 'tide') =>
    fetchArtistPicture(surroundings, { artistId, address: ` ${address} ` });
  return { fetch, download, countDownload, stored, files };
}

test('a picture of an address is stored for the artist, with an address of the portal', async () => {
  const { fetch, download, stored, files } = await world();
  const answer = await fetch();
  expect(download).toHaveBeenCalledWith(address, { maximumBytes: 10 * 1024 * 1024 });
  expect(stored.files()).toEqual(['artists/tide/picture-99']);
  const url = answer.state === 'stored' ? answer.url : '';
  expect(url).not.toContain('pictures.example');
  expect(await files.pathOf(url)).toBe('artists/tide/picture-99');
});

const half = smallPicture.subarray(0, smallPicture.length / 2);

test.each<[string, DownloadOutcome, string]>([
  ['a page', found(new TextEncoder().encode('<!doctype html>')), 'notPicture'],
  ['a drawing', found(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'notPicture'],
  ['half a picture', found(half), 'notPicture'],
  ['what is not on the public internet', { state: 'failed', problem: 'notPublic' }, 'notPublic'],
  ['more than 10 MB', { state: 'failed', problem: 'tooLarge' }, 'tooLarge'],
  ['nothing new, although nothing is known', { state: 'unchanged' }, 'serverError'],
])('of %s nothing is stored', async (_, outcome, problem) => {
  const { fetch, stored } = await world(outcome);
  expect(await fetch()).toEqual({ state: 'failed', problem });
  expect(stored.files()).toEqual([]);
});

test('is refused without the artist, and to those who fetch too much, before anything is downloaded', async () => {
  const { fetch, download, countDownload } = await world();
  await expect(fetch('none')).rejects.toSatisfy((error) => isProviderError(error, 'not-found'));
  countDownload.mockResolvedValue(7);
  await expect(fetch()).rejects.toSatisfy((error) => isProviderError(error, 'too-many-requests'));
  expect(download).not.toHaveBeenCalled();
});
