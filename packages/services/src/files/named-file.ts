import { checkImageFile, messages } from '@lineup/domain';
import type { FileContent } from '@lineup/provider';
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
