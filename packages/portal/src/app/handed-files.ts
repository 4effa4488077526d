const handed = new Map<string, File>();

/** Files on their way from one page to the upload of a festival, which takes them when it opens. */
export const handedFiles = {
  put: (festivalId: string, file: File) => void handed.set(festivalId, file),
  take: (festivalId: string): File | null => {
    const file = handed.get(festivalId) ?? null;
    handed.delete(festivalId);
    return file;
  },
};
