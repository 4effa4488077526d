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

/** A picture that has been looked at, matched to artists. */
export interface BatchPicture extends MatchedPicture {
  readonly file: BatchFile;
}

/** A file that is not taken, with the reason as a text for the person. */
export interface LeftFile {
  readonly path: string;
  readonly reason: string;
}

/** What a batch has, or why nothing of it is taken, as a text for the person. */
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

/** Hardly a batch needs it. */
const loadZip = () => import('./zip-in-worker.ts');

/**
 * Reads a batch as far as it has to be known before anything is sent: the lists of archives, then type and pixels of each picture.
 * An archive within an archive is not opened.
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
  // As they were listed: the first picture of an artist is the one that is taken.
  const taken = listing.pictures.filter((file) => good.has(file));
  const paths = taken.map(({ path }) => path);
  const matched = await matchPictures(paths, artists, nextTurn);
  const pictures = matched.flatMap((match, place) => {
    const file = taken[place];
    return file === undefined ? [] : [{ ...match, file }];
  });
  return { ok: true, pictures, left, others: listing.others };
}

/** Why a file is not taken, or null. */
async function problemOf(file: BatchFile): Promise<string | null> {
  try {
    const head = await file.head();
    if (pictureTypeOf(head) === null) return refused.notPicture;
    const size = imageDimensionsFromData(head);
    // Where the size cannot be read here, the server checks it.
    return size === undefined ? null : checkPixels(size);
  } catch (error) {
    return error instanceof SwellingFileError ? refused.swells : refused.unreadable;
  }
}
