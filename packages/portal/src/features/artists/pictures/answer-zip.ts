import { SwellingFileError, type BatchFile } from './batch-file.ts';
import { filesInZip } from './zip-files.ts';

/**
 * A request to the worker about its archive: the list, or the first bytes or all of the file at a position in the list.
 */
export interface ZipRequest {
  readonly id: number;
  /** The same archive in every request. */
  readonly archive: File;
  readonly of: 'list' | { readonly place: number; readonly part: 'head' | 'all' };
}

export type ZipAnswer = { readonly id: number } & (
  { readonly ok: true; readonly result: ZipResult } | { readonly ok: false; readonly isSwelling: boolean }
);

/** The list, first bytes, or a file, depending on the request. */
export type ZipResult = ZipList | Uint8Array | File;

export type ZipList = readonly Pick<BatchFile, 'path' | 'size'>[];

/** Handles requests about one archive, whose list is read only once; never fails. */
export function createZipAnswers(): (request: ZipRequest) => Promise<ZipAnswer> {
  let list: Promise<readonly BatchFile[]> | null = null;
  return async ({ id, archive, of }) => {
    try {
      list ??= filesInZip(archive);
      const files = await list;
      const result = of === 'list' ? files.map(listed) : await partOf(files[of.place], of.part);
      return { id, ok: true, result };
    } catch (error) {
      return { id, ok: false, isSwelling: error instanceof SwellingFileError };
    }
  };
}

function listed({ path, size }: BatchFile): ZipList[number] {
  return { path, size };
}

function partOf(file: BatchFile | undefined, part: 'head' | 'all'): Promise<Uint8Array | File> {
  if (file === undefined) throw new Error('The archive has no such file');
  return part === 'head' ? file.head() : file.open();
}
