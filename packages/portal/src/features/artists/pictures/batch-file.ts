import type { ListedFile } from '@lineup/domain';

/** A file of a batch, on the disk or in an archive; nothing of it is read before it is asked for. */
export interface BatchFile extends ListedFile {
  /** Its first bytes, which tell type and size in pixels. Fails where it cannot be read. */
  readonly head: () => Promise<Uint8Array>;
  /** The whole file. Fails where it cannot be read, and where it is larger than `size`. */
  readonly open: () => Promise<File>;
}

/** Enough for the size in pixels, which cameras write behind their own preview. */
export const headBytes = 256 * 1024;

/** A file of the disk; `path` has the folders that it was chosen with. */
export function diskFile(file: File, path: string): BatchFile {
  return {
    path,
    size: file.size,
    head: async () => new Uint8Array(await file.slice(0, headBytes).arrayBuffer()),
    open: async () => file,
  };
}

/** More is unpacked of a file than its archive says. */
export class SwellingFileError extends Error {
  override readonly name = 'SwellingFileError';
}
