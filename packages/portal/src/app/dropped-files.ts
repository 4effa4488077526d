import { useEffect, useState } from 'react';

const files = new Map<string, File>();

/** Files passed from one page to the upload page of a festival, which accepts them when it opens. */
export const droppedFiles = {
  put: (festivalId: string, file: File) => void files.set(festivalId, file),
  /** Returns the file for the upload of a festival, or null. It stays until `remove`. */
  get: (festivalId: string): File | null => files.get(festivalId) ?? null,
  remove: (festivalId: string) => void files.delete(festivalId),
};

/**
 * Returns the file that was dropped for the upload of a festival, as long as the page is mounted; no other page gets
 * it. The file is only removed once the page is shown: React may render the page several times before that, and a file
 * removed in a discarded rendering would be lost.
 */
export function useDroppedFile(festivalId: string): File | null {
  const [given] = useState(() => droppedFiles.get(festivalId));
  useEffect(() => droppedFiles.remove(festivalId), [festivalId]);
  return given;
}
