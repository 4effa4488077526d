import {
  artistHistory,
  artistPictureMessages,
  messages,
  paths,
  withFetchedPicture,
  type PictureToFetch,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type AbortSignalLike,
  type DocumentReader,
  type PictureFetch,
  type Write,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { whileOvertaken } from '../commits/while-overtaken.ts';
import { inParallel } from '../in-parallel.ts';
import { retryWhenBusy, type Pause } from '../retry-when-busy.ts';
import { errorText, withTexts } from '../service-error.ts';
import { readWithMerged } from './read-with-merged.ts';

/** The server runs no more downloads at a time. */
const atOnce = 8;

export interface PictureFetching {
  /** Waits when the server is busy: it limits the downloads per person and minute. */
  readonly pause: Pause;
  /** Called with the number of pictures that have been fetched or have failed. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Aborting starts no more downloads; pictures fetched so far are saved. */
  readonly signal?: Cancelled;
}

type Cancelled = Pick<AbortSignalLike, 'aborted'>;

/** A picture that could not be fetched, with the reason to show. */
export interface FailedPicture extends PictureToFetch {
  readonly reason: string;
}

export interface FetchedPictures {
  /** How many artists now have their picture. */
  readonly saved: number;
  /** The change that assigned the pictures; null if there was none. */
  readonly changeId: string | null;
  readonly failed: readonly FailedPicture[];
}

export interface FetchingPlace {
  readonly documents: DocumentReader;
  readonly recorder: Recorder;
  readonly fetch: (picture: PictureToFetch) => Promise<PictureFetch>;
}

/**
 * Makes the server download pictures and assigns them to their artists as one change. Skips an artist that was deleted
 * or whose picture should no longer come from that address. Only fails if the fetched pictures cannot be saved; then no
 * artist has changed.
 */
export async function fetchPictures(
  place: FetchingPlace,
  pictures: readonly PictureToFetch[],
  { pause, onProgress, signal = { aborted: false } }: PictureFetching,
): Promise<FetchedPictures> {
  const stored = new Map<string, { readonly address: string; readonly imageURL: string }>();
  const failed: FailedPicture[] = [];
  let done = 0;
  onProgress?.(0, pictures.length);
  await inParallel(pictures, atOnce, signal, async (picture) => {
    const { artistId, address } = picture;
    const fetch = () => retryWhenBusy(() => place.fetch(picture), { pause, signal });
    const outcome = await fetchOne(fetch, signal);
    if (outcome.state === 'stored') stored.set(artistId, { address, imageURL: outcome.url });
    else if (outcome.reason !== null) failed.push({ ...picture, reason: outcome.reason });
    done += 1;
    onProgress?.(done, pictures.length);
  });
  const saved = await withTexts(() => saveFetched(place, stored), artistPictureMessages.saveFailed, {
    conflict: messages.provider.conflict,
  });
  return { ...saved, failed };
}

type Outcome =
  | { readonly state: 'stored'; readonly url: string }
  | { readonly state: 'failed'; readonly reason: string | null };

/** Returns no reason for an artist deleted since, or for a picture not started because of the cancellation. */
async function fetchOne(fetch: () => Promise<PictureFetch>, signal: Cancelled): Promise<Outcome> {
  const { problems, address } = artistPictureMessages;
  try {
    const found = await fetch();
    return found.state === 'stored' ? found : { state: 'failed', reason: problems[found.problem] };
  } catch (error) {
    const isNotBegun = signal.aborted && isProviderError(error, 'too-many-requests');
    if (isNotBegun || isProviderError(error, 'not-found')) return { state: 'failed', reason: null };
    return { state: 'failed', reason: errorText(error, address.failed) };
  }
}

type Stored = ReadonlyMap<string, { readonly address: string; readonly imageURL: string }>;

async function saveFetched(
  { documents, recorder }: FetchingPlace,
  stored: Stored,
): Promise<Pick<FetchedPictures, 'saved' | 'changeId'>> {
  return whileOvertaken(['conflict', 'not-found'], async () => {
    const artists = await readWithMerged(documents, [...stored.keys()], []);
    const writes = artists.flatMap((artist): readonly Write[] => {
      const picture = stored.get(artist.id);
      const fields = picture === undefined ? null : withFetchedPicture(artist, picture);
      if (fields === null) return [];
      const data = { ...fields, updated_at: serverTimestamp };
      return [{ type: 'update', path: paths.artist(artist.id), data, ifVersion: artist.version }];
    });
    if (writes.length === 0) return { saved: 0, changeId: null };
    const { changeId } = await recorder.commit({ festivalId: artistHistory, kind: 'artists', writes });
    return { saved: writes.length, changeId };
  });
}
