import { checkImageFile, messages } from '@lineup/domain';
import type { FileContent } from '@lineup/provider';
import { ServiceError } from '../service-error.ts';

/** A chosen file: its content and its name. */
export interface NamedFile extends FileContent {
  readonly name: string;
}

/**
 * Returns the chosen picture if it may be uploaded; otherwise throws a ServiceError of code `invalid` with the reason.
 */
export function acceptedImage(image: NamedFile | null): NamedFile {
  const problem = checkImageFile(image);
  if (image === null || problem !== null) throw new ServiceError('invalid', problem ?? messages.image.noFile);
  return image;
}
