import { checkImageFile, messages, paths, storagePaths } from '@lineup/domain';
import { type FileContent, isProviderError, type Provider } from '@lineup/provider';
import { ServiceError } from '../service-error.ts';
import { festivalFrom } from '../commits/records.ts';

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
 * Where a new picture of the festival can be stored without touching the one that it shows: whatever ends the work
 * between storing it and setting its address, the address in the festival leads to a picture.
 */
export async function freeImagePlace(
  { documents, files }: Pick<Provider, 'documents' | 'files'>,
  festivalId: string,
): Promise<string> {
  const first = storagePaths.festivalImage(festivalId);
  const found = await documents.get(paths.festival(festivalId));
  const shown = found === null ? null : festivalFrom(found).imageURL;
  if (shown === null) return first;
  return shown === (await addressAt(files, first)) ? storagePaths.otherFestivalImage(festivalId) : first;
}

async function addressAt(files: Provider['files'], path: string): Promise<string | null> {
  try {
    return await files.downloadUrl(path);
  } catch (error) {
    if (isProviderError(error, 'not-found')) return null;
    throw error;
  }
}
