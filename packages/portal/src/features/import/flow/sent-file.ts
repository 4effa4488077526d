let last: { readonly uploadId: string; readonly file: File } | null = null;

/** The file last sent in this tab, so that its columns can be changed without loading it from the storage. */
export const sentFile = {
  set: (uploadId: string, file: File) => {
    last = { uploadId, file };
  },
  of: (uploadId: string) => (last?.uploadId === uploadId ? last.file : null),
};
