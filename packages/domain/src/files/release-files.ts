/** A published file of a festival: part of one release, or a picture shared by releases. */
export type ReleaseFilePlace =
  | { readonly kind: 'release'; readonly festivalId: string; readonly releaseId: string }
  | { readonly kind: 'picture'; readonly festivalId: string; readonly sha256: string };

const id = '([A-Za-z0-9_-]{1,128})';
const releaseFile = new RegExp(`^publications/${id}/${id}/(?:private|public)\\.json$`, 'u');
const releasePicture = new RegExp(`^publications/${id}/pictures/([0-9a-f]{64})$`, 'u');

/**
 * Parses the storage path of a release's file; null for any other path. Users can never read or write these files
 * directly.
 */
export function parseReleaseFilePath(path: string): ReleaseFilePlace | null {
  const [, ofFestival, sha256] = releasePicture.exec(path) ?? [];
  if (ofFestival !== undefined && sha256 !== undefined)
    return { kind: 'picture', festivalId: ofFestival, sha256 };
  const [, festivalId, releaseId] = releaseFile.exec(path) ?? [];
  if (festivalId === undefined || releaseId === undefined) return null;
  return { kind: 'release', festivalId, releaseId };
}
