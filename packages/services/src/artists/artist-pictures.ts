import { messages, storagePaths } from '@lineup/domain';
import type { FilePort, UploadOptions } from '@lineup/provider';
import { acceptedImage, type NamedFile } from '../files/named-file.ts';
import { withTexts } from '../service-error.ts';

/** The pictures of artists in the file storage. One that is stored is shown only once an artist has its address. */
export class ArtistPicturesService {
  readonly #files: Pick<FilePort, 'upload'>;
  readonly #now: () => number;

  constructor(files: Pick<FilePort, 'upload'>, now: () => number) {
    this.#files = files;
    this.#now = now;
  }

  /** Stores a picture for the artist and returns its address, for the artist's `imageURL`. */
  async upload(artistId: string, image: NamedFile | null, options?: UploadOptions): Promise<string> {
    const picture = acceptedImage(image);
    const path = storagePaths.artistImage(artistId, this.#now());
    const { url } = await withTexts(
      () => this.#files.upload(path, picture, options),
      messages.image.uploadFailed,
      { 'unsupported-media-type': messages.image.invalidType },
    );
    return url;
  }
}
