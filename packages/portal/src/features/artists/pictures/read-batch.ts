import { inParallel } from '@lineup/services';
import {
  artistPictureMessages,
  checkPixels,
  listBatch,
  matchPictures,
  pictureTypeOf,
  type Artist,
  type MatchedPicture,
} from '@lineup/domain';
import { imageDimensionsFromData } from 'image-dimensions';
import { nextTurn } from '../../../app/loading/when-idle.ts';
import { diskFile, SwellingFileError, type BatchFile } from './batch-file.ts';

/** A picture that was inspected and matched to artists. */
export interface BatchPicture extends MatchedPicture {
  readonly file: BatchFile;
}

/** A rejected file, with the reason as a text for the user. */
export interface LeftFile {
  readonly path: string;
  readonly reason: string;
}

/** The content of a batch, or why all of it was rejected, as a text for the user. */
export type BatchReading =
  | {
      readonly ok: true;
      readonly pictures: readonly BatchPicture[];
      readonly left: readonly LeftFile[];
      readonly others: number;
    }
  | { readonly ok: false; readonly error: string };

interface ReadBatchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

const { refused } = artistPictureMessages;
const readAtOnce = 4;
const listedInTurn = 20;

/** Few batches need it. */
const loadZip = () => import('./zip-in-worker.ts');

/**
 * Reads what has to be known of a batch before uploading: the lists of archives, then type and pixel size of each
 * picture. Archives inside archives are not opened.
 */
export async function readBatch(
  files: readonly (readonly [file: File, path: string])[],
  artists: readonly Artist[],
  { signal, onProgress }: ReadBatchOptions,
): Promise<BatchReading> {
  const opened: BatchFile[] = [];
  try {
    for (const [place, [file, path]] of files.entries()) {
      // The browser asks the disk for the size of each.
      if (place % listedInTurn === 0) await nextTurn();
      if (/\.zip$/iu.test(path)) opened.push(...(await (await loadZip()).filesOfArchive(file)));
      else opened.push(diskFile(file, path));
    }
  } catch {
    return { ok: false, error: refused.damagedZip };
  }
  const listing = listBatch(opened);
  if (!listing.ok) return listing;
  const left = listing.tooLarge.map((path): LeftFile => ({ path, reason: refused.larger }));
  const good = new Set<BatchFile>();
  let done = 0;
  onProgress(0, listing.pictures.length);
  await inParallel(listing.pictures, readAtOnce, signal, async (file) => {
    const reason = await problemOf(file);
    if (reason === null) good.add(file);
    else left.push({ path: file.path, reason });
    done += 1;
    onProgress(done, listing.pictures.length);
  });
  // In listed order: the first picture of an artist is the one that is used.
  const taken = listing.pictures.filter((file) => good.has(file));
  const paths = taken.map(({ path }) => path);
  const matched = await matchPictures(paths, artists, nextTurn);
  const pictures = matched.flatMap((match, place) => {
    const file = taken[place];
    return file === undefined ? [] : [{ ...match, file }];
  });
  return { ok: true, pictures, left, others: listing.others };
}

/** Returns why a file is rejected, or null. */
async function problemOf(file: BatchFile): Promise<string | null> {
  try {
    const head = await file.head();
    if (pictureTypeOf(head) === null) return refused.notPicture;
    const size = imageDimensionsFromData(head);
    // If the size cannot be read here, the server checks it.
    return size === undefined ? null : checkPixels(size);
  } catch (error) {
    return error instanceof SwellingFileError ? refused.swells : refused.unreadable;
  }
}
