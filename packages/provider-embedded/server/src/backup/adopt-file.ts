import { type FilePlace, parseFilePath } from '@lineup/domain';
import { isProviderError, ProviderError } from '@lineup/provider';
import { AdministrationError, type ExportedFile } from '@lineup/provider/administration';
import type { Disk } from '../files/disk.ts';

import { preparePicture, recognisePicture } from '../files/pictures.ts';
import type { FileRecord } from '../files/records.ts';

/** A kept file has passed the portal's own limits long ago; this only stops what cannot be one. */
const largestFile = 64 * 1024 * 1024;

type Kept = Pick<FileRecord, 'size' | 'type' | 'width'>;

/**
 * Keeps the file's bytes unchanged under the name `id`, a picture with its renditions. Fails with AdministrationError for
 * a path where the portal keeps no file and for a picture that is none; nothing of it stays then.
 */
export async function adoptFile(disk: Disk, id: string, file: ExportedFile): Promise<Kept> {
  const place = parseFilePath(file.path);
  if (place === null) throw new AdministrationError(`No file is kept at ${file.path}.`);
  try {
    const size = await disk.receive(id, file.content(), largestFile);
    const { type, width, renditions } = await prepare(place, disk.temporaryPathOf(id));
    for (const [wide, content] of renditions) await disk.keep(id, content, wide);
    await disk.keepReceived(id);
    return { size, type, width };
  } catch (error) {
    await disk.remove(id);
    throw isProviderError(error, 'unsupported-media-type') ? noPicture(file.path, error) : error;
  }
}

async function prepare({ kind }: FilePlace, temporary: string) {
  const noRenditions: ReadonlyMap<number, Uint8Array> = new Map();
  if (kind === 'lineupJson') return { type: 'application/json', width: 0, renditions: noRenditions };
  if (kind === 'lineupImage') {
    return { type: await recognisePicture(temporary), width: 0, renditions: noRenditions };
  }
  return preparePicture(temporary);
}

function noPicture(path: string, cause: ProviderError): AdministrationError {
  return new AdministrationError(`The file ${path} is no picture that can be kept.`, { cause });
}
