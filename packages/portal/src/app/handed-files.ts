import { useEffect, useState } from 'react';

const handed = new Map<string, File>();

/** Files on their way from one page to the upload of a festival, which takes them when it opens. */
export const handedFiles = {
  put: (festivalId: string, file: File) => void handed.set(festivalId, file),
  /** The file for the upload of a festival, if any; it stays until `remove`. */
  get: (festivalId: string): File | null => handed.get(festivalId) ?? null,
  remove: (festivalId: string) => void handed.delete(festivalId),
};

/**
 * The file that was handed to the upload of a festival, for as long as the page is there; no other page gets it. It is removed only once
 * the page is shown: React may render it several times before, and a file taken by a discarded rendering would be lost.
 */
export function useHandedFile(festivalId: string): File | null {
  const [given] = useState(() => handedFiles.get(festivalId));
  useEffect(() => handedFiles.remove(festivalId), [festivalId]);
  return given;
}
