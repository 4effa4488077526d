import type { ListedFile } from '@lineup/domain';

/** A file of a batch, on disk or in an archive; its content is only read on demand. */
export interface BatchFile extends ListedFile {
  /** Its first bytes, which contain type and size in pixels. Rejects if it cannot be read. */
  readonly head: () => Promise<Uint8Array>;
  /** The whole file. Rejects if it cannot be read, or is larger than `size`. */
  readonly open: () => Promise<File>;
}

/** Enough for the size in pixels, which cameras write after their own preview. */
export const headBytes = 256 * 1024;

/** Wraps a file on disk; `path` includes the selected folders. */
export function diskFile(file: File, path: string): BatchFile {
  return {
    path,
    size: file.size,
    head: async () => new Uint8Array(await file.slice(0, headBytes).arrayBuffer()),
    open: async () => file,
  };
}

/** A file unpacks to more than its archive declares. */
export class SwellingFileError extends Error {
  override readonly name = 'SwellingFileError';
}
