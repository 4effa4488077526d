import { checkImageFile, messages, storagePaths } from '@lineup/domain';
import { type FileContent, isProviderError, type Provider } from '@lineup/provider';
import { ServiceError } from '../service-error.ts';

/** A chosen file: its content and the name that the person knows it by. */
export interface NamedFile extends FileContent {
  readonly name: string;
}

/** The chosen picture where it may be uploaded; else a ServiceError of code `invalid` that says why not. */
export function acceptedImage(image: NamedFile | null): NamedFile {
  const problem = checkImageFile(image);
  if (image === null || problem !== null) throw new ServiceError('invalid', problem ?? messages.image.noFile);
  return image;
}

/**
 * Where a new picture of the festival can be stored without touching any other: the one that the festival shows, and those
 * that a change of its history could bring back.
 */
export async function freeImagePlace(
  files: Provider['files'],
  festivalId: string,
  now: number,
): Promise<string> {
  const first = storagePaths.festivalImage(festivalId);
  const isFree = (await addressAt(files, first)) === null;
  return isFree ? first : storagePaths.laterFestivalImage(festivalId, now);
}

async function addressAt(files: Provider['files'], path: string): Promise<string | null> {
  try {
    return await files.downloadUrl(path);
  } catch (error) {
    if (isProviderError(error, 'not-found')) return null;
    throw error;
  }
}
