import type { RequestListener } from 'node:http';
import { paths } from '@lineup/domain';
import { fetchArtistPicture } from '@lineup/functions';
import { artistData } from '@lineup/provider/sample-documents';
import { smallPicture, startBackend } from '@lineup/provider-embedded/testing';
import { expect, test, vi } from 'vitest';
import { createDownloader } from './download.ts';
import { listening } from './testing/local-server.ts';
import { named } from './testing/names.ts';

/** Represents a server of the public internet; all other addresses of this machine must not be reached. */
const publicHost = '127.0.0.2';

const serving = async (listener: RequestListener) =>
  `http://pictures.example:${await listening(listener, { host: publicHost })}/tide.jpg`;

async function fetchFrom(address: string) {
  const { server, stored } = startBackend();
  const { documents, files } = server.rooms.provider;
  await documents.commit([{ type: 'create', path: paths.artist('tide'), data: artistData() }]);
  const download = createDownloader({
    anywhere: false,
    resolve: named(publicHost),
    isPublic: (found) => found === publicHost,
  });
  const by = { id: 'ana', email: 'ana@festival.example' };
  const surroundings = { documents, files, download, by, now: () => 1, countDownload: async () => null };
  const answer = await fetchArtistPicture(surroundings, { artistId: 'tide', address });
  return { answer, files: stored.files() };
}

test('a picture of the public internet is stored, whatever its server calls it', async () => {
  const address = await serving((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(smallPicture),
  );
  const { answer, files } = await fetchFrom(address);
  expect(answer.state).toBe('stored');
  expect(files).toEqual(['artists/tide/picture-1']);
});

test('the metadata service of a cloud is not asked', async () => {
  expect(await fetchFrom('http://169.254.169.254/latest/meta-data/')).toEqual({
    answer: { state: 'failed', problem: 'notPublic' },
    files: [],
  });
});

test('a redirect to this machine is not followed', async () => {
  const reached = vi.fn<() => void>();
  const port = await listening((_, response) => response.end(smallPicture), { onConnection: reached });
  const address = await serving((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
  );
  expect(await fetchFrom(address)).toEqual({
    answer: { state: 'failed', problem: 'refusedRedirect' },
    files: [],
  });
  expect(reached).not.toHaveBeenCalled();
});

test.each<[string, Uint8Array | string, string]>([
  ['of more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'tooLarge'],
  ['that is a page', '<!doctype html><title>Tide</title>', 'notPicture'],
])('what is at an address %s is not stored', async (_, content, problem) => {
  const address = await serving((__, response) => response.end(content));
  expect(await fetchFrom(address)).toEqual({ answer: { state: 'failed', problem }, files: [] });
});
