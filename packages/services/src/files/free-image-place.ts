import { paths, storagePaths } from '@lineup/domain';
import { isProviderError, type Provider } from '@lineup/provider';
import { festivalFrom } from '../commits/records.ts';

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
