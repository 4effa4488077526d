import { artistMessages, maximumImageBytes, paths, pictureTypeOf, storagePaths } from '@lineup/domain';
import { isProviderError, ProviderError, type Callables, type PictureFetch } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { limitDownloads, type DownloadSurroundings } from './download-source.ts';

export type PictureSurroundings = Omit<DownloadSurroundings, 'documents'> & ServerProvider;

/**
 * Downloads a picture from an address and stores it for an artist. The result is for the artist's `imageURL`; the
 * artist is not changed. Fails with `too-many-requests`, and with `not-found` for a missing artist.
 */
export async function fetchArtistPicture(
  surroundings: PictureSurroundings,
  { artistId, address }: Callables['fetchArtistPicture']['request'],
): Promise<PictureFetch> {
  const { documents, files, download, now } = surroundings;
  await limitDownloads(surroundings);
  if ((await documents.get(paths.artist(artistId))) === null) {
    const userMessage = artistMessages.notFound;
    throw new ProviderError('not-found', userMessage, { userMessage });
  }
  const outcome = await download(address.trim(), { maximumBytes: maximumImageBytes });
  if (outcome.state === 'failed') return outcome;
  // The request was unconditional.
  if (outcome.state === 'unchanged') return { state: 'failed', problem: 'serverError' };
  if (pictureTypeOf(outcome.bytes) === null) return { state: 'failed', problem: 'notPicture' };
  try {
    const url = await files.storePicture(storagePaths.artistImage(artistId, now()), outcome.bytes);
    return { state: 'stored', url };
  } catch (error) {
    if (isProviderError(error, 'unsupported-media-type')) return { state: 'failed', problem: 'notPicture' };
    if (isProviderError(error, 'payload-too-large')) return { state: 'failed', problem: 'tooManyPixels' };
    throw error;
  }
}
