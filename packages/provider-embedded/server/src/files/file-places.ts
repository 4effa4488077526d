/** Whether a person downloads the file instead of looking at it within a page. */
export function isLineupFile(path: string): boolean {
  return path.startsWith('festivalFiles/');
}

/** The name under which a downloaded file is saved. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
