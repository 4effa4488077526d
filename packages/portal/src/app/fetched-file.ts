import type { FileOrigin } from '@lineup/domain';
import type { SourceDownload } from '@lineup/provider';

/** A file that the server has downloaded from an address. */
export class FetchedFile extends File {
  readonly origin: FileOrigin;

  constructor({ name, content, origin }: Extract<SourceDownload, { state: 'file' }>) {
    super([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], name);
    this.origin = origin;
  }
}

/** Returns where the file was downloaded from; undefined for a file of the user's own. */
export function originOf(file: File): FileOrigin | undefined {
  return file instanceof FetchedFile ? file.origin : undefined;
}
