import { useEffect, useState } from 'react';

const files = new Map<string, File>();

/** Files on their way from one page to the upload of a festival, which takes them when it opens. */
export const droppedFiles = {
  put: (festivalId: string, file: File) => void files.set(festivalId, file),
  /** The file for the upload of a festival, if any; it stays until `remove`. */
  get: (festivalId: string): File | null => files.get(festivalId) ?? null,
  remove: (festivalId: string) => void files.delete(festivalId),
};

/**
 * The file that was dropped for the upload of a festival, for as long as the page is there; no other page gets it. It is removed only once
 * the page is shown: React may render it several times before, and a file taken by a discarded rendering would be lost.
 */
export function useDroppedFile(festivalId: string): File | null {
  const [given] = useState(() => droppedFiles.get(festivalId));
  useEffect(() => droppedFiles.remove(festivalId), [festivalId]);
  return given;
}
