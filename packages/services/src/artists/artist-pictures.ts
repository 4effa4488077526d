import {
  artistHistory,
  artistPictureMessages,
  messages,
  paths,
  storagePaths,
  type PictureToFetch,
} from '@lineup/domain';
import {
  serverTimestamp,
  type PictureFetch,
  type ReadingProvider,
  type UploadOptions,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { acceptedImage, type NamedFile } from '../files/named-file.ts';
import { loadPart } from '../load-part.ts';
import { withTexts } from '../service-error.ts';
import type { FetchedPictures, PictureFetching } from './fetch-pictures.ts';

type PictureProvider = Pick<ReadingProvider, 'documents' | 'files' | 'functions'>;

/** The pictures of artists in the file storage. A stored picture is only shown once an artist has its address. */
export class ArtistPicturesService {
  readonly #provider: PictureProvider;
  readonly #recorder: Recorder;
  readonly #now: () => number;

  constructor(provider: PictureProvider, recorder: Recorder, now: () => number) {
    this.#provider = provider;
    this.#recorder = recorder;
    this.#now = now;
  }

  /** Stores a picture for the artist and returns its address, to be used as the artist's `imageURL`. */
  async upload(artistId: string, image: NamedFile | null, options?: UploadOptions): Promise<string> {
    const picture = acceptedImage(image);
    const path = storagePaths.artistImage(artistId, this.#now());
    const { url } = await withTexts(
      () => this.#provider.files.upload(path, picture, options),
      messages.image.uploadFailed,
      { 'unsupported-media-type': messages.image.invalidType },
    );
    return url;
  }

  /** Makes the server download the picture and store it for the artist; see the callable. */
  fetch(artistId: string, address: string): Promise<PictureFetch> {
    return withTexts(
      () => this.#provider.functions.call('fetchArtistPicture', { artistId, address }),
      artistPictureMessages.address.failed,
    );
  }

  /** Makes the server download pictures and assigns them to their artists as one change; see `fetchPictures`. */
  async fetchAll(pictures: readonly PictureToFetch[], fetching: PictureFetching): Promise<FetchedPictures> {
    const { documents, functions } = this.#provider;
    const fetch = (picture: PictureToFetch) => functions.call('fetchArtistPicture', picture);
    const { fetchPictures } = await withTexts(
      () => loadPart(() => import('./fetch-pictures.ts')),
      artistPictureMessages.address.failed,
    );
    return fetchPictures({ documents, recorder: this.#recorder, fetch }, pictures, fetching);
  }

  /**
   * Assigns stored pictures to their artists as one change: all or none. Focal points and credits belong to the
   * previous pictures and are removed.
   */
  async saveAll(pictures: readonly StoredPicture[]): Promise<void> {
    const writes = pictures.map(({ artistId, imageURL }) => {
      const data = { imageURL, focalPoint: null, imageCredit: null, updated_at: serverTimestamp };
      return { type: 'update', path: paths.artist(artistId), data } as const;
    });
    await withTexts(
      () => this.#recorder.commit({ festivalId: artistHistory, kind: 'artists', writes }),
      artistPictureMessages.saveFailed,
    );
  }
}

/** A stored picture and its artist. */
export interface StoredPicture {
  readonly artistId: string;
  readonly imageURL: string;
}
